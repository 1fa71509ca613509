import { RARER_WORDS } from './rarer-words'
import { wordSet } from '../../free-text/words'

/**
 * Ordinary English and Spanish words, folded, that stand one slip of the finger from a word of the lexicon and mean
 * something else: "pagar" is no "pasar", "dirección" no "disección". They are always read as written.
 */
export const ORDINARY_WORDS: ReadonlySet<string> = wordSet(`
  chaque croque croquer grosse grosses crosse concusion concusiones huesito huesitos poisson poissons afebrile abra abran abras abrazo abrela abrelo acaso acento acepte acres acta actas actual actuar acusa adora adoro agent
  agosto agrada aguarda ahora ahorra ahorrado ahorramos ahorrar ahorrarse ahorras ahorro ahorros aiguien alarma alas
  alegria aleja aleje alianza alias alice alicia alien align alike allen alloy almas alone alter aluminium amaba
  amabas amado amas ambos amigas amino among anal analysis angel angela angie anime anote aparte apostar apoya
  apoyan apuesta arbor arena armadas armed armor arreglamos arteria asado asiento asumo asunto atado atajo atento
  atico atlas atraco atreves attach attached audio avena avisa avon aware ayudo backing backyard bacon badge bailas
  bajar baker baking balanced balde ballet balon banco bancos bando bank banking banks banned barata barbecued baron
  barra barrera barrier barro basa basado basan basicas basin basta battle beach beads bean beans bearing beast
  beber bebida bebido bebo begin begun bell bella bello bench betting billed bills billy bind binding blake blame
  blanda blank blaze bleeding blend blink blinking block blocking blond bloom boating bodas bola bolos bolso bombea
  bond bondage bonds bonita bonitas books boost booth borders bored boring boston botin bowling boxed brad brake
  branch branching bravo brazos breach breached breast breasts breathe breed breeding brian bride bridges brillo
  bring broad broker brooke brought bruce bummed bunk buried buros burt burton burying busca buses busque butter
  buzon bytes cabe cabello cabina cabra cabron cache cadena cady caera cafeteria cagar caia caiga caigo caiste
  calcula calendar calla callar callas calle caller callers calles calls calmado calman calme calming calves calvo
  camara camel camera cameron camp cams canada cancel cannon canon canta cantando canto caos capa capped carcel
  carding care cared cargo cargos caring carino carla carlo carlos carnada caro caros carrera carries carry carson
  cart carto casada casado casera cash cashed cashing casino casio causa causado cause causo caves cedar cellular
  celular censo cercano cerdo cero certain certeza cesar chain champ chance chances channeling chapter char charge
  charged charger chargers charges charging charmed charter chase cheap cheat cheque cheques chess chick chicks
  chico chile china chocking choir choose chopper chuck ciclo cielo ciento cierta cindy cinta circo cisco claims
  clan claro clase clases clashing claus cleanser cleansing clearing click clicking client cliente clipper clips
  clogs closer closest clowning coartada coastal cobraba cobran cobrar cobrarme cobraron cobre cobro cobros cocina
  codes coding cofre coger cogido cogio coja colin colina collar colon colour colours column columns coma coman
  comas combo comic comico como comoda comodo companion compare comparta compete complejo compute comun condado
  condicion condo confesion cono consejo constante construccion construct contaba contacta contado contando contar
  contarle contarme contaste conte content contenta contessa contest contests contigo continued conto contract
  contracts controles conviene convince cooked cooking cooper copas copay copays copia core corea coro corps corra
  correo cosa costa costaba costar costara costarle costarme costarte costas costo costs could counter county coupon
  cover cramming craving crean crear create cree creed creek creer crees crest crimes crises crop crowding cruce
  crude cruise crumbles cruza cruzado cruzo cuadro cuales cuando cuarta cuartel cuarto cube cubra cubre cubren
  cubrir cuenta cuente cuento cuentos cuerno cuero cueste cuida cuido culto cupon cupones curado cure cured curve
  curves customer dado dados dairy daisy dales dame damon damos danado daras dare darle darte dated dawn dean dear
  deba debamos deber debimos debit debito debra decade deceased decidir decor decrease dejaran dejemos dejen dele
  delicious delito deliver delivers demo demos denial denied depth derecho deriving descargar descenso desee desert
  despedia despedido despedira despido deuda deudas deudos devel devil devon dicho diera dieran dificulta digale
  digame diganos dijeron dining dinos dioses diras direccion direcciones discard discharged discord discovery
  distant distinta divina divine divino does doing dolar dolares dollar dollars donada donor donors dorado doris
  doyle drake dreading driven driver drove drums duda dudas duena dueno during dusty dutch earl easter eating echado
  efecto eleccion elect elected election elegante elfos elimina ellis emperor empiezo employed employee encaja
  encanta enero engrase entendido enter entera entere entiende entren entrenar entry envia erased escalas escapo
  escoge escrito escudo espada espadas espana esparta esperado esperas espero espesa espeso esquina estados estafa
  estaran estaras estarlo estemos esten estes estribor evaluacion ever every examines exit explorar explore explored
  explores exploring extend faced facts facturas facture failing fails fallar falle fallo falsa false falso fame
  fares fase fatal fate feather feathers fecha feeding fees fellow fema fewer fiber fibra fiel fight filas filed
  files filing filmar filtro finance finch finder fingir finnish fired firma firmas firmes firms fixes flags flame
  flavor flint flooring flor flour flow flowers flush flyer focus folder font forbes force forgave forge forgiven
  forman formar formaron format formats formed forming formo fort forth foster framed framing france franco frank
  fred fresco fresh fumas fund funding funds funky gafas gallo games gaming gamma gana ganan ganar gano gapes garaje
  garbage gastaria gasto gastos gatea gates gauge gene genial geniales genre gentle gesto getting gift globe gorra
  gotta grace gracia grad grade grader grado grain gramos grams gran grand granjero grant granting grants graph gras
  grass greek grial gross grouping grove grupos guapa guard guards guarida gusta gustar haber haberle haberme
  haberse habia habiamos habiendo habra habran habre habrian hacerle hacian halla hallamos hallan hallar handed
  handing handled handover hank hara haras haria harian harias haven hayes hazle hazlo header heading healing health
  heard hearing hearth hearts heated heath heather heating hecho hello helsing herein heroes hervida hilo hired
  hires hiring hobby hojas hombre homeless hormonal hose hostel hostels hueco huecos huelo hungary hunter hunting
  hurried identification imagen images imaging import importe importer imports imposible incest indian indica
  infested info inmenso inmortal insecto insert inserted insider insiders insured intend interes internacional
  invente invented invento inverter invest invested invision inyeccion jabones jacket james jamon japan japon
  japones japonesa jason jess jodas join joins jueces juega lacked lacks lanes laos larga larger later latina latter
  launch launcher lave leading learned learning lease leasing leather leaving lecho ledger leeds leia lena lenning
  leon lesson lester letal letting lever libera libra libres libro libros libs lider liked likes linda lindas linea
  linked links lion lisa lista listed listos lists litro lived living llama llame llames llave llegas llueve loaned
  loans locas locos lodge lodges logged logo looked looking loops loosen losing lovely lover loving lucas luce lucia
  lugar lugares lunes macho macro madre madura magia mago mailed major maker makers making mala males malos mamita
  manage managed mango mano manor manos manta manzana mapas marcar marco marcos maria marica maricas marino mario
  marion marking marron martial marzo master masters maten material materna mates math mating maton matter mayo
  mayor mazda medal medi mediana mediano mediation medida medidas medir meditation medula meeting mejor menor mente
  mentido mention mentor menus mesas message mexico meyer miente milla millon mining mirad mirada mirado miranda
  misa mistaken mitch model modes modos moho molido money monje montar monte monto monty moore moose moral moria
  moses mourning moving mucho mudo muelle mueras mulder museo nace nacion named nancy naval nave naves nearby
  needing negada negado negados negar negara negaron nego never newer nice nicotina niega niego nivel nodes nokia
  norma norman normas notar notas noted nova novel novo obedecer obra obras oceano officer ogros oimos oler opera
  operate operates opina oprima oren organize organized outsider ovejas overcharged overdone overhead overhear
  oversees oversight owing pace paces packed packing pacto padre pagaba pagada pagadas pagado pagamos pagan pagando
  pagar pagare pagaria pagarla pagarle pagarlo pagarme pagas pague pains paint painting pair pairs pais paisaje
  paises palace panos pantries pantry paquete parada parade paran parate parches pare parecera paren parent pares
  paridad parity parker partida parties partir partly pasaba pasado pasando pasara pasarme pasear pasen paseo passes
  pasta paste pasto pata patan patatas path patio pato pavos payer peace peach peaks pecado pecho pedi pedido
  pedimos pedir pedro peer peers penso perks perl perla permita pero perry personal personals pesar pesca pescado
  pescar peste pests phases phoned piano pidan pidas pido pierce pierda pierdas pieza piezas piles pinta piper
  pissing pitch pitcher pitching placa placer placing plaga plains planting plants plastic plastics plata plate play
  plays plaza plazo plus poder podre poeta pole polis poliza polizas polls polo ponemos poner ponlo ponte porche
  portal portion ports posar pose posee poses posicion posing possession pound powder practica practiced prague
  prayer presa presiona presione preso presos presto preston prever prima primas primates prime primer primero print
  printed printing prisa prision prison professor profound program programa programas programs projection promedio
  promo propelled property propone prove publica publico pude pudieron pudo puerto pues puesta punk purse puta putas
  puto putos qaeda queen queja quejo queramos querido querria query queso queue quieta quieto quilt quilting quinn
  quinta quinto quiza quote races racks radiacion raices raid raising rally ramas ramon rampa ranging rango ranking
  rapid rated rates rating ratio ratios raton raya rayos rays razones reach reaches reaching react ready real realty
  rear recetar recetaron recete receto recharged reciben recognized record recover redaccion reeves reflejo
  refrigerador regala regula released remoto remove rental rento reparte repartir repealed reporte resection
  resolution resolver resort resorts response resto rests resuelto resulto retiras reto revolucion reyes rezando
  rezar rider riding rincon ring rinse rise river roads robado rocas rocket rocky rodando roles rome ronda root
  roots rosas rose roster rouge route routing rover rubia rudo rumbling rutas sabado saben saber sabian sabido
  sabiendo sabio sabra sabras sabre sabria safely sail sailing sake sala salad saldo salga salgo salon salsa saluda
  saludo salva salvo sand sandra sangra sangre sangria sanos santa santo satin sato saudi save saver saving scale
  scales scattered scenes scolding score scored scores scrapped seating seed seedy seeking seeks seems seguia
  seguido seguira segunda sell selling semi senado senas senate sends senor sensor sentado sentar sentirme sept
  seres serve sesos setting settle settles sever sewing sexto shall shame shane share shared shares sharing shark
  shaved shaving shavings sheep sheer sheet shell shelling shelly shift shine shipped shipping ships shit shoes
  shopping shops shore should shouting shredder siendo siento siesta sigas signed signing silla simio sims sindrome
  sing sitio sitting sized skate skill skilled skimming skinner slave sleep sleeping sleeps sleepy slick slimming
  slips slots slower sluts smart smiled smilies smoker sneaking sneering sobra sobro socio soda softened solar solia
  solian solve sonaba sonado sonda sone songs soplon sort sorted sorts sostener spain spank spare spears speeding
  spell spelling spells spend spending spice splicing spock spoiled spoke spoken sport sporting sports spouting
  spray sprint sprinter stack stacking staff stage stages staging stake stale stalling stamp stan star starring stat
  state stated states statin stating stats staying steady steal stem sterling steve steven stitched stock stocked
  stocking stocks stooping store stored stores storm strand strap straying stream streamed streaming streams strike
  striker strikes string stringer strip stripped strips strokes stronger stuart stub stubs stuff style sucio suelda
  sueldo suele suelte suena suero suerte sugar supera superb suplemento surtir susan sutura swabs swapping swearing
  sweeping swing swiss switch switches sword table tables tackle tail taking tale tales talking talla talon tamil
  tango tanks tapes tarado tardes tarea tarifa tarifas tarjetas tarta tasks taxes taxing teach teaches teams tearing
  tech techno techo temas temer temes temor tendre teneis tenes tenga tenia tenis tenso terry testament testing
  texas texto textos thank thee theme themes there these thin thong thongs thorough those though thread three
  threshing ticked tiempo tier tiger timed timer timmy tinta title titled tocado token tokio tolls tomaba toman
  tomaste tomato tommy toner tono tonta tool tope topic toro torre totales tower towers trace traced track trade
  trader traen traia traiga traigo trail trained trajo tramando tramites trampa trampas trans transit transporte
  trash trashing trata tratado tratan tratando tratar trataron trate traten trato treat trece trenes trevor trial
  triaje embarassed embarrassed embarass embarrass embarrassing embarassing tribes trick tricking tricks tries tripping tropa tropas troubled troya trucker trucking trunk trust tune tuned
  tunel tuner tuning turbo twinks typed uncharged unico unido unit util vago valia valido valor valores vanilla
  varia varias varies various veamos veas veces vegas veis velas vence vendas vende vendo vendras vengas venido
  ventaja ventajas ventas venue vera veras vere verga veria verle verme verne verse verte victim victims viena
  viento viera vigilant villa vimos viniendo virgin visa viste visto vives vivido vivienda volado volar volo votes
  wage wager wagers wages wait waited waiting waits waives waking wales walked walking wallets wally walter watched
  watchers watts whale where while whore whose wider wielding wiley wines winner wired wiring wishing witch wives
  women wong woody wording words world would wright write writer writes ratito ratitos parejito parejitos zona flakes flake whitish gripe gripa septimo septima
  ${RARER_WORDS}`)
