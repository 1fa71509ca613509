import type { Lexicon } from '../../lexicon/lexicon'

/** Waking, wits, seizures and low sugar. */
export const HINDI_IN_LATIN_WITS: Lexicon = {
  seizure: [
    'seizure|mirgi ka|fits aa|fits pad|fit pad|jhatke lag|jhatke aa|aankhein palat|ankhe palat|ankhen upar|aankhen chad|akad gaya',
    'jhaag|jhag ~ muh',
  ],
  unresponsive: [
    'behosh|be hosh|behos|hosh nahi|hosh me nahi|hosh mein nahi|hosh kho',
    'jaga|utha|hila|bula|awaz|awaaz ~ nahi uth|nahi jag|nahi hil|uth nahi|uth hi nahi|jag nahi|jawab nahi|javab nahi|respond nahi|ankh nahi|aankh nahi',
    'uth nahi|nahi uth|jaag nahi|jag nahi|respond nahi|ankhe nahi khol|aankhein nahi khol|ankh nahi khol',
    'unconscious|unresponsive|respond nahi|response nahi|senseless|hosh me nahi aa|hosh nahi aa ~ hai|ho gay|kar rah|hue|hai',
    'maa|mummy|papa|ammi|abbu|dadi|dada|nani|nana|bhai|behen|bacha|baccha|beta|beti|husband|wife|biwi|roommate|dost ~ uth hi nahi|uth nahi raha|uth nahi rahi|uth nahi rahe|jaag nahi|jag nahi|jaag hi nahi|hil nahi raha|hil nahi rahi',
    'uth hi nahi|jaag hi nahi|jag hi nahi ~ hilaya|bulaya|jagaya|awaz|awaaz|pani dala|subah se|rahe|rahi|raha',
  ],
}
