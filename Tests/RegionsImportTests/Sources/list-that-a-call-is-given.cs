namespace Places
{
    public partial class Client
    {
        private static void FillIn()
        {
            AddSubdivisions("QZ", new List<Subdivision>()
            {
                new(){ Code ="BA", LocalName="Balara", Name="Balara", Type="District" },
                new(){ Code ="BL", LocalName="Blanta", Name="Blanta", Type="District" },
                new(){ Code ="CE", LocalName="Centra", Name="Centra", Type="District" },
                new(){ Code ="CK", LocalName="Chika", Name="Chika", Type="District" }
            });
        }
    }
}
