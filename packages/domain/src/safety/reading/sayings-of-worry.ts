/** Words of danger that mean something of every day: an eye kept out, a gasp of fright, the curtain of a window. */
export const SAYINGS_OF_WORRY: readonly RegExp[] = [
  /\b(?:keep(?:ing)?|kept) an eye (?:out|on)\b/g,
  /\b(?:bouncing|climbing|bounces) off (?:the|my) walls?\b/g,
  /\btick check\b/g,
  /\bhed(?= (?:had|have|been|be|make|made|go|gone|come|do|done|get|got|like|love|never|already|just|said|say|told|tell|eaten|eat|swallowed|taken|take|call|called)\b)/g,
  /\bfor a (?:little |wee )?bit\b/g,
  /\b\w+ = (?:poison|death|cancer|veneno|muerte)\b/g,
  // A list of what a leaflet warns of, up to where the person speaks of their own again.
  /\b(?:read\w*|checked|saw|opened|lei|leyendo|leer) (?:\w+ ){0,3}(?:leaflet|package insert|side effects?|insert|fine print|prospecto|efectos (?:secundarios|adversos)|instructivo)\b(?:(?!\b(?:i|im|ive|my|me|he|hes|his|she|shes|her|we|now|but|and|yo|mi|mis|me|estoy|tengo|tiene|pero|ahora|y|quiero|want)\b)[^.;!?\n|])*/g,
  /\bgasped (?:and said|when|at|in horror|that)\b/g,
  /\bfever(?= thermometer)/g,
  /\b(?:on|behind|off) (?:the|a|our|my) (?:\w+ )?curtains?\b|\b(?:shower|window|bedroom) curtains?\b/g,
  /\b(?:struggled|hard|trouble|managed|able) to swallow (?:a|my|the) (?:\w+ )?(?:pill|tablet|capsule|vitamin)\b/g,
  /\b(?:fainted|faint|died|dying) (?:from|of) fright\b|\bfright of my life\b|\bmuert[oa] de(?:l)? susto\b/g,
]
