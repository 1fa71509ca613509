export const PEOPLE =
  '(?:vecin[oa]|suegr[oa]|cunad[oa]|comadre|compadre|ti[oa]|abuel[oa]|prim[oa]|herman[oa]|mama|papa|amig[oa]|companer[oa]|senora|patrona|marido|espos[oa]|muchachas?|gente)'
