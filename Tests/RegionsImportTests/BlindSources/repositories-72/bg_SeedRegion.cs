using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;
using System.Threading.Tasks;

namespace BulgarianDestinations.Infrastructure.Data.Models.SeedDb
{
    public class SeedRegion
    {
        public Region Blagoevgrad { get; set; }
        public Region Burgas { get; set; }
        public Region Varna { get; set; }
        public Region VelikoTurnovo { get; set; }
        public Region Vidin { get; set; }
        public Region Vraza { get; set; }
        public Region Gabrovo { get; set; }
        public Region Dobrich { get; set; }
        public Region Kardzhali { get; set; }
        public Region Kustendil { get; set; }
        public Region Lovech { get; set; }
        public Region Montana { get; set; }
        public Region Pazardzhik { get; set; }
        public Region Pernik { get; set; }
        public Region Pleven { get; set; }
        public Region Plovdiv { get; set; }
        public Region Razgrad { get; set; }
        public Region Ruse { get; set; }
        public Region Silistra { get; set; }
        public Region Sliven { get; set; }
        public Region Smolian { get; set; }
        public Region SofiaGrad { get; set; }
        public Region SofiaOblast { get; set; }
        public Region StaraZagora { get; set; }
        public Region Targovishte { get; set; }
        public Region Haskovo { get; set; }
        public Region Shumen { get; set; }
        public Region Iambol { get; set; }
    }
}
