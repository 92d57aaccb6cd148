namespace Gschwind.Lighthouse.Example.Models.Plans.Settings;

/// <summary>
/// Bundesland
/// </summary>
public enum FederalState {
    /// <summary>
    /// Baden Württemberg
    /// </summary>
    BadenWürttemberg,
    /// <summary>
    /// Bayern
    /// </summary>
    Bayern,
    /// <summary>
    /// Berlin
    /// </summary>
    Berlin,
    /// <summary>
    /// Brandenburg
    /// </summary>
    Brandenburg,
    /// <summary>
    /// Bremen
    /// </summary>
    Bremen,
    /// <summary>
    /// Hamburg
    /// </summary>
    Hamburg,
    /// <summary>
    /// Hessen
    /// </summary>
    Hessen,
    /// <summary>
    /// Mecklenburg Vorpommern
    /// </summary>
    MecklenburgVorpommern,
    /// <summary>
    /// Niedersachsen
    /// </summary>
    Niedersachsen,
    /// <summary>
    /// Nordrhein Westfalen
    /// </summary>
    NordrheinWestfalen,
    /// <summary>
    /// Rheinland Pfalz
    /// </summary>
    RheinlandPfalz,
    /// <summary>
    /// Saarland
    /// </summary>
    Saarland,
    /// <summary>
    /// Sachsen
    /// </summary>
    Sachsen,
    /// <summary>
    /// Sachsen-Anhalt
    /// </summary>
    SachsenAnhalt,
    /// <summary>
    /// Schleswig Holstein
    /// </summary>
    SchleswigHolstein,
    /// <summary>
    /// Thüringen
    /// </summary>
    Thüringen
}
