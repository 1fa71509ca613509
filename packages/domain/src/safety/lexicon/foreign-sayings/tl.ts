import type { Lexicon } from '../lexicon'

/** More of how people put it, written from general knowledge and not yet reviewed by a native speaker. */
export const TAGALOG_SAYINGS: Lexicon = {
  'chest-pain': [
    'sakit ng dibdib',
    'nakadagan sa dibdib',
    'masakit dibdib',
    'mabigat ang dibdib',
    'kumikirot ang dibdib',
    'parang may nakadagan',
  ],
  'cannot-breathe': [
    'hirap huminga',
    'hindi makahinga',
    'hindi siya makahinga',
    'hindi na makahinga',
    'hindi na humihinga',
    'kinakapos ng hininga',
  ],
  'face-droop': ['nakangiwi', 'tumabingi ang mukha', 'ngumiwi'],
  'one-side-weak': [
    'hindi maigalaw',
    'hindi niya maigalaw',
    'hindi ko maigalaw',
    'namanhid ang kalahati',
    'nanghihina ang isang',
  ],
  stroke: ['na stroke', 'nastroke'],
  'speech-trouble': ['bulol', 'nabubulol', 'hindi makapagsalita nang maayos'],
  'severe-bleeding': ['daming dugo', 'hindi tumitigil ang dugo', 'ayaw tumigil ng dugo', 'hindi mapigil ang dugo'],
  unresponsive: ['wala siyang malay', 'hindi siya magising', 'walang malay', 'ayaw magising'],
  'too-many-pills': ['isang bote ng gamot', 'bote ng gamot', 'uminom ng maraming gamot', 'lahat ng gamot'],
  'child-swallowed': ['nakainom ng bleach', 'nakalunok ng baterya', 'nakainom ng muriatic', 'nakainom ng lason'],
  'suicide-said': [
    'magpakamatay',
    'gusto ko nang mamatay',
    'ayoko nang mabuhay',
    'ayoko na mabuhay',
    'magpapakamatay',
    'tapusin ang buhay',
  ],
  'violence-home': ['binubugbog', 'sinakal ako', 'sinasaktan ako', 'sinuntok ako', 'papatayin daw ako'],
  seizure: ['nangingisay', 'kombulsyon', 'kinukumbulsyon'],
  'blue-lips': ['asul ang labi', 'nangingitim', 'nangangasul', 'maasul ang labi', 'nangingitim ang labi'],
  'throat-swelling': ['namamaga ang lalamunan', 'sumisikip ang lalamunan', 'namamaga ang dila'],
  'heavy-vaginal-bleeding': [
    'buntis ako at dinudugo',
    'dinudugo ang buntis',
    'buntis at dinudugo',
    'dinudugo ako at buntis',
    'buntis na dinudugo',
  ],
}
