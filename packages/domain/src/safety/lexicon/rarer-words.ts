/** English words met less often, of the same kind as `ORDINARY_WORDS`: "spared" is no "speared". */
export const RARER_WORDS = `
  aback abandoned abasing abode abort abound abroach abundance abut accent accidence action active adamant adores
  adverts aggrandize aggrandized aggrandizement aggrandizer aggrandizes aggrandizing aglow aground aided aired alack
  alar alcoholism alee aligns allay allot alloyed ally aloe altar alumina ambient ameer amenorrhea ammonic amnesic
  ample amuse amused amuses amusing amygdalas anaemia anaesthesia anemic aneurism aneurisms angler angora anil
  animates annul antidepressive antsier aplasia aport appeal arcades argent aria armada armilla arming aroma arose
  arrant arras arroyo arteritis arthritic arthritics articulation aside aspen aspirant aspiring asses astatic aster
  atone attaching attenuant augment awoke awoken axial baas bach baching backyards bacterin badder baddy bade badged
  bagged bagging baggy bailed bailer bailing bails baiting baked baldy bales baling balked balking balsa banal bandana
  banded banding bandy banes banish banished banishes banishing banishment banjos banked banning banns banquet
  banquets banting banyan barbed barbeque barbies barbing bard bared barged barging barilla baring barley barranca
  barred barren barret barring barton baseline basemen baser bashed bashes bashing basil basking basque bast basted
  basting bastion batched batching baton batted batter batting battles batwing bawled bayonet bayoneted bayoneting
  bayonets bayonetted bayonetting bays beading beak beaker beaks beaming beaning beasts beaus beauts becket bedside
  beech beets belch bellow belting benign bens berating berth berthed berthing bested besting betide bets biddy biding
  biking bilge bilges billet billets binds binging birch birched bisque bisters bitter blading blain blames blaming
  blanked blanker blankest blanketed blanketing blanking blare blares blaster blasters blatted blazes blazing bleak
  bleaker bleated bleating bleeps blenching blends blest blight bling blobs bloc bloke blonder blonds blooms blots
  blotted bluefish blunder blush blushed blushes bluster blusters boast boasted boaster bock bode bodes bogged bogging
  boinked bolder bolster bolus bonded bonging bongs boning booed booing booked boomers boon boors boos boosts bootleg
  bootlegged bootlegger bootleggers bootlegging bootlegs bootless bootlessly bootlessness boozers bora bore borne
  boron botch botcher botches bots bough boughs bounder bowed bower bowers bowing bowlder bowled bowler boxer boxing
  brabbling bracer bracers braces braids brainy braking bran brash brasher brass brassier brats bravos brawn brazier
  breading breasted breasting bred bridging bridle brink brinks brisk brisked brisker briskest brock broiled broiler
  broiling bronchitic bronco brood broody brook bruins bruited brunch brunt brusque brutes bugger bugging buggy bugle
  bugles bugling bulking bulling bully bumble bumbles bums bunco bunging bungle bunked bunking buns bunt bunting
  burbles burbs burped burps burr burring burry bushed bushing busing busking bussed busses bussing busty busying
  butch butteries buttery butting cabal cabbing cabled cabling cabman caching cackle caddy caged cager cain caked
  cakes calculi calculus caldera caldron calico calicos callous caloric calving cameo camped campion caned canny canoe
  canst canter caped caper capes capita capo capote capper capping caramel caramels carat carats carded cardies
  cardinal carina carking carling carnal carnies carp carping carriole carte carted carter carters carting carton
  cased cashes casing casting catarrh cater caterer catling catting caustic caustics cawing cease ceased ceases
  ceasing cedilla cella cello centare centimos cerebra ceres chafed chafing chaired champed champing champs chanced
  chancing chanted chanter chanting chaps charier charmer charted chartering chases chaste chaster chawing cheats
  cheeked cheeking cheep cheeping cheer cheers cheery chefs chem chiao chic chide chime chimps ching chink chirped
  chirps chirred chits chitter chittering chloride chlorite chock chocks choral chowing chromic chucked chucking
  chucks chumps chunter churred cicatrix cicatrizes cider cigarillo circa cirrhoses cites citing clack clacked clam
  clammed clanged clanging clans clap clapped claps claries clary clash clashed clasp clasped clatter clattering
  clause clauses cleat cleats cleaver cleavers cleaves cleaving clement clewing climes clinch clinches cline cloche
  cloches clod clods clomp clomped cloned cloning clopped clouted clove clovers cloves cloying clump clumped clunk
  clunky clutter coacting coaling coaming coasted coasting coaxing cobbers coble cocked cocker coder codger coeds
  coeternal coeternally coeternity cohered coherence coheres cohering coiling coils coital coked coles coli collusion
  colones colts comma commend commends commie commuter compacter comparer comped comping compleat comport comportment
  comports compose concent concenter concerto concession conch conclave concubine condoes condole condor condors
  condos cone cones confect confound confuted cong conga congeal conger conned conning consign consuls contactor
  contango contraption contraptions contused contusion convect convenor convent conveyer convinces convincing
  convincingly cooing cooled cools cooped cooperage coos coping copped cores corked corker corks corned cornet corse
  costars costing cots cotter couldst coulter coumarin coup coupe coursed courted courter courting coveted coveting
  covin cower cowered cowering cradling cram crane cranes cranial crank cranked cranny crapped crapping crass crating
  craunch crave craved craves cray crayfish craze cred credo creme crepe crewed crewing crick cricked crimp crimping
  cripes crisps croaked crock crocked crone croon crooned crooning cropped crouch crows crud crudity crumbed crump
  crumped crumping crutch cubicle cuddy culled culling cumin cunning cunt cunts curbing cures curies curing currier
  curry currying cursing curt curtail curtails curved curving curvy cussed daemon daemons dally dammed dandling dandy
  danged dangers danging dank danker dared dares darter darting dawned deader dearer dearth deary decay decayed
  deception decode decoded decoding decree decrees defenses deferent deforce degression deicide deiform denatures
  denoted dens depart dependant deplored depot depreciable depreciate depreciated depreciates depreciating
  depreciation depreciative depreciator depreciators depreciatory depside deride derided deriding derision derive
  derives derma derris despise despite dessert detecter determent deterrent devise devisee devoice diced dicing didst
  differentia differentiability differentiable differentiae differential differentially differentials differentiate
  differentiated differentiates differentiating differentiation differentiations differentiator differentiators
  differently differentness diggers dikes dill dimes dinar dined diner diners dines ding dinging dink dioxin discoed
  discoid discus diseuse dismay distinct ditty ditzy diver doable doers dogging doily dolce dole doling domes domino
  dona doping dotes doting doubted dozed drabble drabs drafting dram draped draper drapers dread dregs driblet
  driblets drier dries droll drone drover droving drudged duce ducky ducting dudgeon dunce dunk dunner duodena duped
  easing easting eaves eject ejection elating elector embolic embowed emery emmers empress emptor encode encore
  endometrioses energid engorge engrave entice entrap envied envoy equilibria equine eruption escarps eternally
  eustasy evection excavation excrement exited exiting exorcise expert exploit explosive extrema fable fabled fabric
  fabrics facet faeces fairing faked faking famed familial fanny farce fared faring fated fates fatling fatten
  fattened fattest faxed faxes faxing fazed fearing feaster fecal felled felling fending feral fervor fester feta
  feuding feuds fiasco fiend fiends filth finders fined finer finfish finials fining finis finking firearm fireworm
  firmer firming firs firth fitter fixing fizzy flaccid flack flak flaking flaming flan flask flatter flattered
  flattering flatters flawing flaws flayed flaying fleshed fleshes fleshing flied flies fling flinger flitter
  flittering flitters floggers flora flout flouter flouters flouting flunk fluster flustering flusters foaling foetal
  foiled foiling fond fondues footers footfall footwall fora foray forayed fording fordo fore forged forgers forges
  forget forging forgo forked forking forme forte fortissimo fossa foyer fraises freed freeing freer froggy fronted
  frosh froward frown frying fueling fuels fulling fulness funereal fuses gabbing gabbled gales galleons gallon
  gallous gallows gambled gammy ganging gasolene gasses gastrin gated gats gaucho gauging gawping gazed gazing
  gelation genie gigging giggled gill gills ginning gittern gitterns glade glared glassed glister glob globes globs
  gloss glosses glossy glowing gluteus goggle goggled goggler goggles goggling gonging gonorrhoea goody gooey goofball
  gorging gorgon gorse goths gown graced graces gracing graded grading grads grail grained grainy grange granges
  granite granites graphs grappas grasp grasps grassed grasses grassy grate grated grates gratin grating graving graze
  grazing greed grids grift grime grinner groan grope grotty grouped groves grubbed grubbing grubs guano guava guile
  gulling gulls gummites gunny gussy gust gustation gusting gusts gusty gutting hacienda hades haemophilia hails hales
  hallow hallowed hallucinant haltered halving hamming hampered handsful hanks hardest haring harking harping harpy
  hast haste hasty hatched hatchel hatcher hatches hater hating hatting haunt havens haver hawing hazing headily
  headiness heady heaped heaping heaps heeded heeding heeling heir heirs heller hemming hemophilic herd herded herding
  heroic heron herring hertz hexes hikes hilts hinged hinging hinting hipping hippy hobos hoeing holing hollo homing
  hominid homos honcho hong honing hooding hoofers hoofing hooping horde hordes hording horned horny horst hosing
  hotting hovel hues hugger hulling hummer hungover hunker hunts hurdling hurls huts icepack ignore iliac illuminate
  immoral impassible imposer impulse inane incarcerate incarcerated incarcerates incarcerating incarceration
  incarcerations incarcerator incardinate incardination incarnadine incarnadined incarnadines incarnadining incarnate
  incarnated incarnates incarnating incarnation incarnations incense incline incubated indent indie infest infraction
  insolation inspect internat interne interned internee internes invent irrigable irrigated jacked jell jesting jests
  jibbing jingled jiving jobbing jogged joggled joinder joiner joists jolly jotting juggled keening kerosine ketoses
  kindergartener kinking kinks kitting knack knaves knell knits knobs laces lacing lacking lactate laden lading lads
  lager laker lama lamas lambs lamia lanced lanolin larch larder lasses lathery latino latte lauder lazar lazing
  lazying leaded leafing leaped leaping leaps leapt learns leased leases leash leashes legion leno lent lest leukemic
  leva lied lifer liking lilting limning limos linen linens ling linger lining linting lire lisping lister litter
  litters livre loafing loaning loathe lobation lobes lodger lofting logger logic loiter lollypop loner longed looming
  looms loons looped looping loosed looted looting lording lounger louse lousing lowing lucked lucking lucks lugs
  lumber lumina lunched lurch lures lushes lusting lustre lutes luxation lynch macaw maced maestri mages maimed
  majordomo malign maligns malls malted malting maltreat malts mamma mammy mane mange manger mangy mania manila manly
  manna mannose mantra mantras mara maracas markkas marred mascot mascots masked masking masks massed massing mated
  matrix matron mazes meddle medial medullas megillah melding memos mends menial meowing mescal mesopause messuage
  messuages mewing migrant miked mikes millstones milting mimed mimes miming mined miner minion minster minuet minuets
  minuses mired miser miso mister mites mobbing mobster mocks modest moister moistly mola molting monde mongo mooing
  mooning moor moos mopes mopey moping morasses moray morbid morions morose morrow morse mosey mote moth moths motto
  moustache mouton mucous muddle muffed mullion mummy muse muses musky mussed mussing muster musty myocardia mystic
  nacho nadir napped narcs narked natal natty neatly neonate nerds nether neutron nicer niche nigh nippy
  nitroglycerine nocturnes noddles nogging nombles northing noshing nosy notches notching noting novice nuked nukes
  obbligati obbligato obbligatos oblige olden omens operant operas opine opining oppression oration ordines orpines
  otter otters ousters outride outset outsize overdoes overdoing overeat overpays oversews pacer packer packers pacts
  pailful paired pajama palate palates paler palling pals pampas pamper pampers panamas panda pangs panned panning
  pansies pansy pantalets pantheon pantile pantiles panto parasites pardner pardon pareses paring parka parky parlay
  parotid parr parrakeet parring parry parse parson parted parting parton parulis pasha pasted pasties pastille
  pastilles pasting pasty patacas patched pats patten pattie patties patting patty paunches pauper paupers paved
  paving pawed pawing pawns payed peacemaker peaking pealing pease pecked pecking pecks pecs pedalos peddle peeper
  peepers peephole peeping peeps peering peeving peewee penal pence penned penning peon pepping peppy perch perches
  perfuse peril perking persistence pervs pester pesto petard petards petrol petting petty pewter piaster piazza
  piddle piers piker pikes pilaster pilch piney pinfish pinking pint pinto pints piped piping pipping pique piqued
  piquet piquing pitches piton pitting pivot placket plackets plague plainer plait plaited plated platina plating
  platted platter plea pleaching plopped plopping plowers plumb plume plump plumping plunged plunk pluses plying
  pneumonic poach pocking poets pogo polio polite polka poll polled polling pomade pomades ponder pong pooch porches
  pore poring porker portage posed poser posers posited positron poss posse postnatal potash potted potting potty
  pouch pouncing pouting pouts practise prank prating prayed premise premised preoccupancies preoccupancy
  preoccupation preoccupations preoccupied preoccupies preoccupy preoccupying preservative prestos preying preys
  priapic prim primate primers primes primp primped primping prints privy prob profane promos prone propel propels
  propene prophesy propjet propositi propped propping proscription prose proton provably proximo prying psalms psst
  psychoses pubes public publican pugging pulping pulpit punning punt punting pupal pupping puree purge purling
  purpure purring purrs pursing quack quadrat queer queerer quills quint quintan quints quips quirk quirt quizzed
  quizzes quizzing rabbi rabbis rabble rabidly raced racked racking racoon racquet radial radiant raided raiding
  rained raining raked rales ramping ranch rancid ranged ranters rants rapped rapping rapture rasters ratters rattier
  ratting raved raven raving rayon razed razzing reacted reaming reams reaped reaping rearing rears reaving rebate
  rebuses recant recital recite rectus recuse recuses redacting redaction redfish redound redress reeding reeds reedy
  refection reflex refractions refuge refuges refute refutes regent reheat reheated reheating reheats relent relied
  relies relived remoter rending renting repeal repealing repeals repent repented repents replayed repute reseated
  reseating reseats resect reseda resent resented resentful resentfully resentfulness resenting resentment resentments
  resents reside resister resistor resiting respite responser ressentiment retort retortion retorts retros retting
  reuse revert revolt revolter rewords ribbed ribbing ricks ridging rife riffle riffles rigged rigging rile riles
  rinsing riser roached roaching robbed robber robbing rogation roiling rookie rooking rooks rooming roosting rooting
  roped roper ropers roping rousting rubella rubies rugged ruining rumble ruse rutting sailed sandbar sandbars
  sandpiper saner sapped sapping saps saran sarong sash sashes satangs sated satraps savanna savannah savor sayer
  scads scaled scalier scaling scalped scalping scammed scamp scams scan scans scape scare scaring scarped scarves
  scary scatting scending scents sciatic scolded scollops scone scooper scoot scooting scouter scrabbled scram scrap
  screaked screaking screaks scrimp scrip scrips scuff scupper scurry scutter sealing seam seams sear seared searing
  sears sedan seeding seeling seeming seep seeps seer seers segue seine semen senegas senhor sensing sensitize
  sentience sentimo septicemic serape setter sewed sewer shack shacked shad shaded shading shady shafted shagging
  shale shallop shallot shamed shames shammed shams shank shaping sharking sharped sharpers shatter shave shaveling
  shaven shaver shavers shaves shay shear shears sheaved sheaving sheen sheered sheering shelled sheller shewing shill
  shilled shimming shimmy shiner shiners shingle shinned shinning shire shirk shirted shitted shitting shoeing shogun
  shone shoo shooing shopped shored shores shoring shorn shouldst shout shouter shouts shrank shred shrew shrike
  shrink shtick shticks shuck shucked shucking shunting shush sicked sicker sicking sidewall sidewalls siding sidle
  siege sienna sifted sifter sifters sifting sigh silks sill sills silt silting silva simba simile similes simmer sine
  singe sinned sinning sinters sipping sire sired siree siren siriasis situs sixes skeet skeptic skids skies skiffle
  skimped skimping skinning skint skirted skirting skis skit skits skitter skivers skulk slabbed slabber slabbing
  slacked slagging slain slaking slang slashing slats slaved slaver slaving slayed slaying slays sleds sleek sleeking
  sleet sleeting sleight slewing slicking slickness slime slimmed sling slinging slink slinking slinky slitter
  slitting slivering slosh sloshed sloshes slotting slouch slouched sluice sluiced sluicing slummed slummer slums
  slunk smarted smarten smarting smarts smattered smelter smite smiting smock smocked smocking smocks smoother
  smoothers smote smoulder smoulders smugger snack snacked snaffle snagging snaking snare snared snares snaring snarl
  sneak sneer snicking snider sniff snipped snipping snips snitch snitched snitches snook snoot snowed snowing snubbed
  snuck snuff snuffed snuffle snuffly snuffy soaped soaping soared soaring soars socked socking soften solan solver
  somber sombre somnolent soother soothers sorta sorter sots soughed souping sourest souse sowed sower sowing sows
  spacial spade spader spake spammed spanged spanned spanning spar spared sparely spares sparing spark sparked sparker
  sparkier spate spattered spatting spay spayed spaying spearing spec specialism specking specs spelt spelter spiced
  spicer spices spicing spick spics spied spiel spieled spiffed spiral spire spires spirting splat splatting splayed
  splaying splice spliced splicer splinting sploshed spluttered spoilt spook spool spools spore spores sporing sported
  springe springy sprinters spry spunk spurning spurring sputter squashy squeak squint squinting squire squiring
  squirm stacked stacker stacks staged stags stained stair staked staking staling stall stalled stalls stamped stave
  staves staving stead steading steaming steed steeds steeling steep steeped steeping stein stems stemson steno
  stetson stetting stews stiles stilled stint stocky stogies stoking stony stooped storing stormy stowed stowing
  straggle straggled straggles straggling strait stranding strapper strayed stria strick stride strider strife
  stringers strive stropped stropping strung stubbing stumped stun stunk stuns stunt stunts stutter sucre suction
  suing sulking sully sultan sundry sung supped supping suprarenal surer suspicions svelte svelter swabbed swabbing
  swacked swaddle swagger swaggering swagging swaging swain swam swamped swank swanked swash swashed swashes swashing
  swayed sways swear sweep sweeps swept swigging swine swink swoon swopped swopping swotting tabes tabor tach tachyon
  tacked tacking tact tagging tain takin tamable tamale tambala tambour tamed taming tammy tamper tang tangoed tangs
  tangy tanned tanner tanto tantra tarpon tasked tasking taxed teaming tease teasing teats techs tees tempo tends
  tenets tenner tented tenth tenting terra terse tesla testaments tester testers testy thane thanes thanked thanking
  thereat theroid thetas thicket thickly thine thins thorax thrifty throes thromboses thrust thumbing tiaras ticker
  ticktock tics tiddler tiddlers tilling timbale ting tinge tingeing tinging tinkling tinning tins tint tinted tinting
  tints tippled titch titling tittles toads toady toasted toddy togas togging toiled toils tolan tolling tonally tonga
  tonic toot toots topped topping tora torah tori torque torques torrid toughed toughing towed toxin toying tracer
  traces tracing trait traitor tramped tranche transits traumatism trawl trawler tread trebling treed trenail triad
  trice tricked tricker tricky triclinic triclinium trier trifle trimeter tripe trite triton troches tromp trophic
  troth trough trove trowel trowels trowing truce trucked truckle truer trumping trunnel truss tuba tugged tunes turds
  turfing twain twerked twine twink twinning twit twits twitted twitting twixt tykes udder unalike unbeatable undid
  undines undirected undoes uniliteral unis unpressed unread untie unwearable uptight usable valance valvule vamping
  vamps vanes varicella variola varnish vegging venenose verge verruca versa verve vesicle vesta veteran veterans
  vexes vibes vibrios vigil vita vivid vowels wacker wadding waders wading wafer wafers wafted wafting wafts wagering
  waggle waging waisted waiter waiters waiving waked waken walled walling wands waned wanes waning wanker wanking
  wards wares waring washes wast wasters wasting waver wavering waxes waxing weaning weaves weaving weds weeding
  weening welling wench wending westing wether whapped whee whetter whetting whiling whims whine whiner whines whinger
  whinging whirs whished whishes whisker whiskers whist whither whiting whittle whopped whupped wiener wight wilding
  wile wiles willed willet wimped wimping wince winder windrow windrows wined winged winger winging wining winked
  winnows wised wiser wisps witches witching wite withdrew wits witter witting woofs woolen wooly woos worded wore
  wormed worming wort wouldst woven wrack wracked wreak wreaked wrest wriggle writ wronger wronging wroth wrung
  yacking yakking yaks yeas younker zincking zipped zoned zounds
`
