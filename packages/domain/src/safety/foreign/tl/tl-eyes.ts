import type { Lexicon } from '../../lexicon/lexicon'

/** Eyes and sight. */
export const TAGALOG_EYES: Lexicon = {
  'chemical-splash': [
    'mata ~ muriatic|asido|acid|bleach|zonrox|kemikal|chemical|sabon|cleaner|panlinis|semento|pintura|sili ~ natalsikan|tumalsik|napunta|pumasok|nabuhusan|natapunan|nalagyan|napasok|napahid|tinalsikan',
    'mata|mukha at mata ~ muriatic|asido|acid|bleach|zonrox|kemikal|chemical|cleaner|panlinis|semento|pintura|apog|alcohol|thinner|mighty bond|super glue|pepper spray|paint ~ natalsikan|tumalsik|napunta|pumasok|nabuhusan|natapunan|nalagyan|napasok|napahid|nasabuyan|na splash|nasplash|tinamaan',
    'nasabuyan|sinabuyan|binuhusan|natapunan|natalsikan|nabuhusan ~ asido|acid|muriatic|sosa ~ mukha|mata',
  ],
  'eye-injury': [
    'mata ~ natusok|tinusok|nasundot|nabutas|tinamaan|pumasok|bakal|bubog|tumusok|natamaan',
    'mata ~ may tumusok|tumusok|natusok|nasaksak|pumutok|nabutas|tumalsik na bakal|bakal|bubog|pako|bb gun|pellet|alambre|paputok ~ bakal|bubog|pako|metal|salamin|alambre|stick|lapis|dumudugo|dugo|bakal na|paputok|pellet|tumusok|natusok|pumutok',
  ],
  'red-eye': [
    'sore eyes|sore eye',
    'mata ~ namumula|mapula|nagmumuta|makati|nagluluha|pula',
    `mata ~ namumula|mapula|pula|pulang pula`,
  ],
  'eye-pain': [`mata ~ masakit|sumasakit|kumikirot|mahapdi`],
  'flashes-floaters': [
    'kurtina|itim na anino|anino|belo|itim na tabing ~ paningin|mata|tingin|nakikita',
    'kidlat|kumikislap|kislap|flashes|lumulutang na itim|langaw langaw|floaters|itim na tuldok ~ mata|paningin|nakikita ~ bigla|biglang|dumami|ang dami|kanina|ngayon lang',
  ],
}
