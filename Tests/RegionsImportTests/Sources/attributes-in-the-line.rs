crate::ix!();

#[derive(Default,Debug,Clone,Copy)]
#[strum(ascii_case_insensitive)]
pub enum Region {
    #[strum(serialize = "Andalía",    serialize = "Andalia"   )] Andalia,
    #[strum(serialize = "Aragona"                             )] Aragona,
    #[default]
    #[strum(serialize = "La Rioja Alta"                       )] LaRiojaAlta,
    // the last
    #[strum(serialize = "País Bajo",  serialize = "Pais Bajo" )] PaisBajo,
}
