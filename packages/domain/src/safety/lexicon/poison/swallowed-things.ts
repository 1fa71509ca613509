import type { Lexicon } from '../lexicon'

/** Things that burn, pierce or block where they were swallowed. */
export const POISON_SWALLOWED_THINGS: Lexicon = {
  'dangerous-object': [
    'put|pushed|shoved|stuck ~ disc|disk|shiny|silver ~ nose|ear',
    'disquito|discito|redondito|plateadito ~ control|reloj|juguete|bascula ~ trago|falta|comio',
    'trago =el|un|la =disquito|discito|redondito|pilita',
    'shiny|flat|round|silver =disc|disk|round|coin|metal ~ swallow*|gone|missing|remote|fob|toy',
    'flat =round =ones|one|thing =is|are =gone|missing',
    'swallow*|trago ~ baggie|bindle|stash|balloons|packets|bolsita|globos ~ meth|coke|cocaine|heroin|fentanyl|dope|crack|drugs|weed|droga*|cristal|cocaina',
    'bateria|pila =de =boton',
    'pila|bateria ~ boton|redond*|reloj ~ nariz|oido|boca|metio|trago',
    'button|battery ~ fob|remote|watch|scale|thermometer|controller ~ open|empty|missing|apart',
    'swallow* ~ battery|magnet*|sharp|pin|needle|glass|razor|button',
    'button battery',
    'trag* ~ pila|bateria|iman*|alfiler|aguja|vidrio|boton',
    'swallow*|ate|put|stuck|shoved ~ battery|batteries|magnet|magnets',
    'swallow* ~ little|round|button|watch|coin|lithium|remote ~ battery|batteries',
    'swallow*|ate|swallowed ~ needle|pin|razor|glass|screw|nail|blade',
    'trago|trague|comio|tragado|metio ~ pila|pilas|bateria|iman|imanes|aguja|vidrio|alfiler|navaja|tornillo',
    'battery|batteries|magnet|magnets ~ missing|gone|mouth|swallow*|drool*|gag*|chok*|ate|stuck|nose|ear|throat ~ <child>|round|button|little|remote|watch|flat|coin|hearing|shiny|it|lithium',
    'pila|pilas|bateria|iman|imanes ~ falta|trago|boca|metio|nariz|oido|comio|mordio ~ <child>|redond*|reloj|control|boton|chiquit*|chica|bolita*',
    'swallow*|trago ~ silver|magnet*|metal|plateadas ~ balls|beads|bolitas|esferas|marbles',
    'balls|beads|bolitas|esferas|marbles ~ swallow*|trago|comio|ate ~ silver|desk|metal|magnet*|toy|tiny|iman*|metal*|plateadas',
    'balls|beads|bolitas ~ magnet*|iman*|water|agua ~ swallow*|ate|trago|comio',
    'bolitas|perlas|orbeez ~ gel|agua|orbeez ~ trago|comio',
    'water =beads',
  ],
}
