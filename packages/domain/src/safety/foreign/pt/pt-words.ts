export const PAIN =
  'dor|dores|doi|doendo|doem|doeu|doer|dolorido|dolorida|dorzinha|incomodo|fisgada|fisgadas|pontada|pontadas|latejando|dorida'

export const HARD =
  'muito forte|fortissima|fortissimo|forte demais|insuportavel|terrivel|horrivel|absurda|absurdo|intensa|muita dor|gritando|grita|gritar|dobrado|dobrada|se contorcendo|contorcendo|nao aguento|nao aguenta|ficar em pe|ficar de pe|em pe direito|nao consigo andar|facada|facadas|rasgando|doi demais|doendo demais|dor demais|de morrer|do nada|matando|de repente|chorando de dor|rolando|rolando no chao|desesperado|desesperadora|violenta|excruciante|me curvo'
