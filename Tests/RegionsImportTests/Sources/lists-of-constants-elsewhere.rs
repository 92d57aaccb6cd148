use crate::city::City;

#[derive(Clone, Copy, Debug)]
pub enum Region {
    North_East,
    North_Central,
    South_East,
    South_Central,
}

impl Region {
    pub const fn cities(&self) -> &[City] {
        match self {
            Self::North_East => &[
                City::Albana_NY,
                City::Baltima_MD,
            ],
            Self::North_Central => &[
                City::Chicara_IL,
                City::Cincina_OH,
            ],
            _ => &[],
        }
    }
}
