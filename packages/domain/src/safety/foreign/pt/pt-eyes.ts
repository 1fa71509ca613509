import type { Lexicon } from '../../lexicon/lexicon'
import { CAUSTIC, CHEMICAL } from './pt-words'

/** Eyes and sight. */
export const PORTUGUESE_EYES: Lexicon = {
  'flashes-floaters': [
    'flashes|raios|relampagos|clarao|moscas volantes|pontos pretos|mosquinhas|luzes piscando ~ olho|olhos|vista|visao',
    'moscas|mosquinhas|pontos pretos|manchas pretas|teias|raios|relampagos|flashes|claroes|fuligem ~ luz|luzes|olho|vista|visao|olhos ~ hoje|repente|agora|desde|olho|muitas|flashes|sombra|cortina',
  ],
  'eye-pain': ['olho|olhos ~ doi|doendo|doem|dor|dores'],
  'chemical-splash': [
    `olho|olhos|vista ~ ${CHEMICAL}|produto|cimento|cal|spray de pimenta|superbonder|super bonder ~ espirrou|caiu|entrou|pingou|respingou|ardendo|queimando|jogaram|bateu`,
    'olho|olhos|vista ~ queimad*|queimou ~ cal|acido|cimento|soda|lixivia|produto|solda|amonia',
    `olho|olhos|vista ~ ${CAUSTIC} ~ entrou|caiu|saltou|espirrou|salpicou|pingou|foi|meteu|atirou|atiraram|jogou|jogaram|arder|ardendo|no olho|nos olhos|vejo|enxerg*`,
    'cal virgem|cal|cimento|soda|acido|amonia|cloro|agua sanitaria|lixivia|gasolina|superbonder|super cola|spray de pimenta|tinta|verniz|desentupidor|desinfetante|thinner ~ olho|olhos|vista',
  ],
  'eye-injury': [
    'olho ~ furou|furado|prego|espeto|vidro|caco|metal|estilhaco|faca|tesoura|anzol|soco|galho|perfurou|lapis|sangrando|bolada',
    'olho|olhos ~ limalha|farpa|rebarba|arame|ramo|pau|vidro|ferro|pedra|prego|bola|murro|soco|garfo|unha|anzol|lasca|estilhaco|paintball|foguete|fogos ~ entrou|furou|acertou|bateu|espetou|cravou|levou|apanhou|sangr*|vejo|enxerg*|saltou|esmerilhando|soldando',
  ],
  'red-eye': [
    'olho|olhos ~ vermelho|vermelhos|remela|colado|colados|lacrimejando',
    'conjuntivite',
    'olho|olhos|vista ~ vermelh*|encarnad*|raiad*|sanguinolent*',
  ],
  'eye-shut': [
    'olho fechado|olho quase fechado|inchou ate o olho|inchou ate ao olho|ate o olho fechar|olho a fechar|fechando o olho',
  ],
  'contact-lens': [
    'lente de contato|lente de contacto|lentes de contato|lentes de contacto|uso lente|uso lentes|dormi de lente|dormi com a lente|dormi com as lentes|minha lente|lentes',
  ],
  halos: ['halos|halo|arco iris|auras ~ luzes|luz|lampada|lampadas|olho|vejo|farois|candeeiros'],
}
