export const BODY_SWELLS = 'suj|sujh|sooj|soojan|sujan|swelling|swollen|swell|phul|phool'
