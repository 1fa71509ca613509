/**
 * Ordinary English and Spanish words, folded, that stand one slip of the finger from a word of the lexicon and mean
 * something else: "pagar" is no "pasar", "dirección" no "disección". They are always read as written.
 */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set(
  `
  abrazo acaso acepte acres acusa adoro agent agrada aguarda ahora ahorra ahorrado ahorramos ahorrar ahorrarse
  ahorras ahorro ahorros alarma alegria aleja aleje alien alike alone alter amabas amas ambos amino among anal
  angel anime aparte apoya apoyan arbor arena asiento atado atajo atico atraco attach attached aware ayudo
  backing bacon bajar baking ballet balon banco bando banking banned barra basa basado basta battle beach beads
  bean beans bearing beber bebida bebido bebo bell bella bello bench betting bills billy bind binding blame
  blanda blank bleeding blend block blond boating bodas bola bolos bolso bondage bonita boston botin bowling
  branch bravo brazos breach breast breasts breathe breed breeding bring broker brought buried buros burton
  burying busca busque butter buzon bytes cabe cabello cabra cabron cache cadena caera cagar caia caigo calcula
  callas calle calles calls calvo camera camp cancel cannon canon canta canto caos capa capped carding care
  cargo cargos caring carla carlo carlos caro caros carries carry cart casera cash cashed cashing causa celular
  cercano cerdo cero certain chain chance chances char charge charged charger chargers charges charging chase
  cheap cheat cheque cheques chess chick chile chocking choir choose chuck cielo ciento cierta circo cisco claro
  clearing client cliente clogs coartada cobraba cobran cobrar cobrarme cobraron cobre cobro cobros cocina codes
  coding cofre coger cogio coja colin collar colour column columns comas combo comic comico como comoda complejo
  condo confesion cono constante construct contaba contacta contarle contarme conte content contenta contest
  contests continued conto contract contracts controles cooked cooking copas copay copays core corea corra
  correo cosa costa costaba costarle costarme costarte costas costo costs could counter county cover craving
  cree creek crees crest crimes crop cruce cruza cruzo cuadro cuando cuarta cuarto cubra cubre cubren cubrir
  cuenta cuerno cuero cuida cuido culto curado cured curve dados dairy daisy dawn dear deber debit dejaran dele
  delicious deliver delivers demos denial depth derecho descargar desee desert despedia despedido despedira
  despido deuda deudas deudos devil dicho dieran dificulta diganos dijeron dining dioses direccion direcciones
  distinta divina divine divino does doing dolar dolares dollars donor driven driver drove drums duena dueno
  during earl eating efecto eleccion elect elected election elegante elfos emperor encaja encanta enero enter
  entera entere entiende entren entry escapo escoge escrito escudo espada espesa espeso esquina estafa estribor
  evaluacion ever every exit exploring extend facturas facture failing fallar falle fallo falsa false fatal fate
  feeding fees fewer fiel fight filed finance finder fingir fired flor flour flow flush force formaron formed
  forming formo fort forth franco frank fresco fresh fumas fund funding funky gafas games gaming gana ganan
  ganar gapes garaje garbage gastaria gates gauge gene genial genre gentle getting gorra gotta grace grad grain
  grand granting graph grass greek grove guapa guard guards guarida gusta haber habia habra hacerle halla hallar
  haras haven header heading healing health heard hearing hearth hearts heated heath heating hecho herein heroes
  hervida hilo hired hires hiring hobby hojas hombre homeless hose hueco huecos huelo hunter hunting hurried
  images imaging incest indian indica inmenso insert insider insured intend invento invest inyeccion jacket
  james jamon japon join joins larga larger later latter lave leading lease leasing leaving lecho leia lena leon
  lesson letting lever libera libra libres libros libs lider liked linea linked lion lista listos lists lived
  living llama llave loaned locas locos lodge logo looked looking loops loosen losing lovely lover loving lucas
  luce lugar lunes macho madre major maker makers making males malos manage managed mano manor manos manzana
  maria marica marino marion marking marron martial masters material materna mates mating matter mayor medal
  medi medida medir meditation meeting mejor menor menus mesas message mirad mirada mirado modes modos molido
  money monte moses moving mucho mudo mueras museo nacion naval nave naves nearby needing negada negado negados
  negar negara negaron nego never newer nice niega niego nivel norma norman normas notar notas noted nova novel
  novo obra obras oceano opera operate operates opina oprima overcharged oversees owing pace packed pacto padre
  pagaba pagada pagadas pagado pagamos pagan pagando pagar pagare pagaria pagarla pagarle pagarlo pagarme pagas
  pague pains paint painting pairs pais palace panos pantries paquete parada parade parches pare parent pares
  paridad partida parties partly pasaba pasado pasara pasear paseo passes paste pasto pata patatas path patio
  pato payer peace pecado pecho pedi pedido pedir pedro penso perla pero perry pesar pescado phoned piano pidan
  pidas pierce pierda pierdas piles pinta pissing pitch placa placer plaga plains planting plata plate play
  plays plaza poder podre pole polis poliza polizas polls poner posar possession pound powder practica presa
  presiona presione preso presos presto prever prima primas prime primer primero print prison promo property
  pude pudieron pudo puerto puesta purse puta putos queen queja quejo querido queso queue quieta quieto quilt
  quinta quiza races raid raising rally ramas ramon ranging rated rates rating ratios raton raya rays reach
  reaching ready real realty recetar recetaron recete receto recharged reciben recognized redaccion reflejo
  regala regula remoto remove rental rento response resto resuelto retiras reto rider riding rincon ring rise
  river roads rocas rosas rose rouge route rover rubia saben sabido sabiendo sabio sake sala salad saldo salga
  salgo salon salsa saluda saludo salva salvo sand sangra sangre sangria sanos santa save saver saving scored
  seating seed seeking seguia seguido seguira sell selling semi senas sends senor sensor sentado sentar sept
  serve sesos setting settle settles sever sewing shall shame share shared shares sharing shark shaved shaving
  sheep sheet shell shift shine shipped shipping ships shit shoes shopping shops shore should siendo siento
  silla sing sitting sized skill sleep sleeping sleeps sleepy slots sobra sort sorts sostener spain spears
  speeding spell spelling spend spending spice spoiled spoke spoken sport sporting sports spray stack staff
  stage stake star starring state stated stating stats staying steady steal stem steven stock stocked stocks
  store stores storm strand strap stream streams strike strikes string strip strips strokes stuff sucio suelda
  sueldo suele suena suero sugar supera superb suplemento surtir sutura swing switches table tables tackle
  taking tales talking talla talon tango tanks tapes tarado tarifa tarifas tarjetas tarta tasks taxes taxing
  teach teams tearing tech techno techo temer temor tendre tenes tenso terry texas texto textos thank thee theme
  there these thongs thorough those though thread three tiempo tinta tocado token tolls tomato tommy toner tonta
  tope topic toro torre tower towers trace track traen traia traigo trail trajo tramites transit trata tratado
  tratar trataron trato treat trick tricks tries tropa trunk tunel tuner tuning twinks uncharged unico valor
  valores varies various veas veces vegas velas vendas vende vendo vengas ventaja ventas veras vere verle verme
  verse verte viento villa visa viste visto vivienda volado volo votes wager wagers wages waited waiting waits
  waives waking wales walked walking watts whale where while whose wines wired wiring witch wives women wording
  words world would wright write writes
  `
    .trim()
    .split(/\s+/),
)
