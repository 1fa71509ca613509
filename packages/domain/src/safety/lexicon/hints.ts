import { wordSet } from '../../free-text/words'

/** Concepts that by themselves make no text one about health: a thing, a place, a cause, a manner. */
export const HINTS: ReadonlySet<string> = wordSet(`
  acetaminophen-word acts-off adrenal-known body-arches passes-little-water affairs-in-order after-abortion air-in-urine air-under-skin always answers-not answers-slow
  apology arms-differ as-if-choked asks-again asks-dose asks-whereabouts aspirin-word at-rest at-stool
  baby-is-other back-needle bad-air bag-empty bad-spirits be-found began-at-navel behind-ear belly-dialysis belly-hurts
  belly-operation belly-swells better-outside big-burn birth-coming bit-cord black-nose bleeding-elsewhere
  bleeding-specks bleeds-easily blood-by-cup blood-dots blood-down-legs bloody-stools blow body-cold body-shakes
  boil-grown both-legs-told both-palms botulism-food brain-shunt breath-catch breathed-into breathing-tube
  brief-spell brow-blisters bruise-placed bruised-for-nothing bruised-sockets bulbar-sign burden burn-size
  calf-bigger calm-now came-at-once cannot-bear-it cannot-bend cannot-leave cannot-walk-far cast-on caustic-thing
  chemical-thing chemo-word chewed-it chickenpox-met clear-drip climbing-swelling climbs-higher closed-angle
  closed-pit clot-maker clotting-bowel-medicine cloudy-fluid cold-and-slow cold-dwelling colitis-known comes-out
  crashing crew-down crooked-limb cut-down dark-curtain dark-part day-night-mixed days-of-age dazing-medicine
  dead-patch debt-bond decided deep-sex-pain dengue-word device-alarm device-fired device-fired-again device-shows
  device-site dialysis-access digit-discolored digit-word digitalis dived done-with-it dose-repeated double-sight
  down-inside drank-it dropped-cold dropped-there drops-things drug-into-vein dull-or-clumsy dusky-bubbles
  dusky-spots dying-of-thirst ear-gone-deaf ear-plugged ears-ring edge-tool electric-thing epi-used erection-giver
  erection-stays eye-aches eye-bulges eye-clouded eye-hurts-to-move eye-opened eye-operation eye-shut eye-turned
  eye-word eyes-beat face-filler face-struck farewell farm-poison fast-breath feeding-tube feels-faint feet-first
  fell-on-hand felt-in-shoulder fertility-shots few-kicks finger-curled fingertip-cut-off fingertip-sore fire-smoke
  fit-medicine fit-word fits-came floppy-baby fluid-round-heart fluoride-thing foams-at-mouth foot-drop force
  foul-vomit free-air frenulum-torn fresh-operation fuel-burner full-neck-veins gasps-now-and-then gathered-wild
  goes-blank gone-foggy gone-minutes grams-a-day great-vessels gritty-eyes grown-tooth gun-at-hand had-cancer
  hand-clumsy hand-fails hands-flap hard-exercise hard-for-hours hard-limb hard-since hard-swelling hard-to-void
  has-defibrillator has-pacemaker has-trach head-ache head-at-birth head-burst head-pressure head-word hears-not
  heart-may-clot heart-mimic heart-pump heat-exposure held-papers held-snake herb-brewed hernia-word high-mountain
  honey hospital-far hot-spill-wide hot-thing huffed huge-size hurts-to-jump hurts-to-stretch ill-weeks-ago
  immigration-threat immune-waking-medicine in-a-cast in-mouth inhaler-word insulin-brand insulin-swapped into-eye into-hand
  itching-at-once jerking-limbs joint-flares joint-replaced joint-word just-now kept-in kept-secret ketone-medicine
  kill-threat kin-replaced knuckle-cut laid-hands-on large-area leaks-unfelt leans-forward left-behind
  left-shoulder leg-turned-out legs-unsure lethal-means lid-cut lid-hangs lid-margin light-flashes light-sore-eye
  light-sparks like-a-drunk limb-colder limb-deadened limb-numb limb-pinned limbs-give-way limbs-like-lead
  line-into-vein lithium lively-before looked-inside loses-minutes lump-sticks lurking makes-no-sense
  makes-no-sound many-of-them marrow-medicine medicine-pump metal-at-speed metal-taste mid-race misses-aim
  month-or-more mood-medicine morning-vomit mother-sleepless mouth-hung mouth-or-missing mouth-scalded moved-about
  mown-grass much-of-it mushroom-word must-be-stopped myasthenia nail-gun nail-inside nearly-fell neck-ache
  neck-crackles neck-marks neck-side-sore neck-squeezed neck-swells needed-oftener neglected nerve-pills-stacked
  new-discharge new-medicine new-blood-cancer-drug new-thinner night-visit nipped-skin nitro-fails nitro-word no-drop-in-bladder
  no-memory no-one-to-tell no-proper-answer no-spleen noisy-air nostril-runs not-answering not-healing not-immune
  not-my-baby not-wake not-yet-rolling numb-below nursing odd-doings odd-limbs odd-mind on-a-height on-antibiotic
  on-effort on-purpose one-more-time opened-wound opioid-of-another opioid-patch opioid-set-free order-from-above
  out-of-reach out-of-window ovary-word overactive-thyroid overdose-look pain-began-at-navel pain-beyond-looks
  pain-stays palms-scorched part-kept passes-nothing peak-at-once pees-floods period-late pesticide-contact pet-ill
  pills-missing pink-comes-out pink-froth pinned-for-hours placed-lately placenta-in plant-mistaken pointed-thing
  poison-thing positive-test potency-shot pressure-tool protein-in-urine puffy-all-over puffy-lids pupil-odd
  purging rash-giver rash-medicine raw-mouth red-from-it right-side ring-stuck rip-in-chest risky-bidding
  risky-medicine rock-hard rotten-scrotum running-engine saddle-odd saliva-stuck scarred-liver sea-eaten seed-pod
  seen-breathless sees-invisible sees-nothing seized-by-throat serotonin-medicine several-ill shock-look
  side-shadow sight-snow sight-worse since-lately skin-lifts skin-red-dry skin-turning sleeps-away sleeps-upright
  slides-down slow-breath slow-thyroid slowing-medicine small-danger small-pupil snake-seen some-missing spasm-run
  specks-new spine-ache spine-cancer splashed-me spleen-gone spleen-swollen sprays-out spurts-when-let stalks-plan
  starts-again stays-up stiff-body stiffening-medicine stopped-suddenly stops-on-stairs street-drug struck-eye
  struck-teeth struck-unseen suckles suction-stopped sunburn-like swarm sweet-fluid swelling-medicine
  taken-for-days takes-money tampon-word tar-like tearing-felt thing-in-throat thinks-to-fly thinned-milk
  thinner-stopped throbs-on tied-off tight-thread toes-tingle told-by-tv told-to-harm tongue-slips took-it-myself
  tooth-knocked-out toppled-on torn-clean-off toxic-shock trunk-place trunk-word tube-out tube-trouble tubes-tied
  turned-dark twice-unmeant two-holes type-one unborn-quiet under-left-ribs understands-not unpaid-work up-green
  up-nose-or-ear upper-belly-pain urine-catheter vessel-word voice-bids voice-changed voices wants-it-over
  water-fear water-hormone water-pill water-place weak-climb weak-defense-unheeded weak-hands weak-word weapon
  weekly-as-daily went-after went-to-right whitens-standing whole-bottle wide-gait wild-plant withdrawal-danger
  wits-off woke-the-unborn womb-coil wont-go-back wont-quit wont-wipe-off words-wont-come worst-ever wrong-name
  yellow-sight joint-out bears-nothing cries-when-turned finger-swells-whole hurts-to-unbend finger-pricked fingertip-wont-bend
  sleeps-through-feeds high-cry-arch
  `)
