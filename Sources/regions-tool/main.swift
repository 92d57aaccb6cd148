import RegionsCLI
import RegionsFiles

exit(CommandLineTool.run(CommandLineTool.programArguments, Streams()).code)
