import RegionsCLI

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

exit(CommandLineTool.run(CommandLineTool.programArguments, Streams()).code)
