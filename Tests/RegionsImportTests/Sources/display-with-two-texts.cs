enum Province {
  [Display(Name = "Lima", Description = "The capital")] Lima,
  [Display(Name = "Callao", Description = "The port")] Callao,
  [Display(Name = "Puno", Description = "The lake")] Puno,
  [Display(Name = "San Martín", Description = "Forest")] SanMartin,
}
