import type { Lexicon } from '../../lexicon/lexicon'
import { CAUSTIC, CHEMICAL } from './fr-words'

/** Eyes and sight. */
export const FRENCH_EYES: Lexicon = {
  'flashes-floaters': [
    'eclairs|flashs|flash|mouches volantes|points noirs|taches noires ~ oeil|yeux|vue|vision|rideau',
  ],
  'eye-pain': [
    'mal|douleur|douleurs ~ oeil|yeux|aux yeux',
    'oeil|yeux ~ fait mal|font mal',
    'il rouge|oeil rouge|oeil|yeux ~ douloureux|douloureuse|fait mal|mal a l|mal dans',
  ],
  'chemical-splash': [
    `oeil|yeux|il gauche|il droit ~ ${CHEMICAL}|produit|chimique|ciment|chaux|spray|gicle|giclee|eclabousse|peinture ~ brule|gicle|dans|recu|vois|mal|eclabousse|pique`,
    `${CAUSTIC} ~ oeil|yeux|il gauche|il droit|mes yeux|ses yeux ~ dans|recu|gicle|eclabousse|saute|eclate|revole|jete`,
  ],
  'eye-injury': [
    'oeil|yeux ~ clou|metal|verre|eclat|baton|stylo|coup de poing|ciseaux|hamecon|vis|perce|plante|coupe|fil de fer|petard',
    'oeil|yeux|il gauche|il droit ~ perce|creve|branche|balle|rondelle|poing|eclat|metal|meuleuse|clou|verre|fourchette|crayon|petard|puck|ciseaux ~ recu|dans|plante|saigne|vois|entre|voit|rentre|frappe',
    'oeil|yeux|il ~ creve|perce|ouvert|plante|dechire|sang dans|coupe ~ branche|fourchette|baton|crayon|couteau|ciseaux|fil|clou|verre|hamecon|ongle|griffe',
  ],
  'red-eye': [
    'oeil|yeux ~ rouge|rouges|colle|colles',
    'conjonctivite',
    'oeil|yeux|il ~ rouge|rouges|injecte|sang',
    'il rouge',
  ],
  'contact-lens': ['lentilles|verres de contact|lentille|dormi avec mes verres'],
  halos: ['halos|halo|arc en ciel|cercles ~ lumieres|lumiere|lampes|vois|lampadaires|oeil|phares'],
}
