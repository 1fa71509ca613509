import type { HelpCircumstance, HelpNeed } from '../vocabulary/help-terms'
import {
  list,
  pairs,
  LACKS,
  MEDICINES,
  INSULINS,
  KICKED_OUT_OTHERWISE,
  CUTS,
  EVICTIONS,
  ECHAR_OTHERWISE,
  BROKEN_VEHICLES,
  ONLY_SPEAKS_ANOTHER,
  VEHICLES,
  LIVING_IN,
} from './help-need-lists'

/** The words of one need, English and Spanish, folded; `*` stands for any ending. */
interface NeedPhrases {
  /** What one can ask for or be without: heard both ways, but not where the person has it. */
  readonly things?: readonly string[]
  /** What says the need by itself: heard unless denied. One that begins with a denial is heard as it stands. */
  readonly troubles: readonly string[]
  /** The same words with another meaning; left out before all else. */
  readonly otherwise: readonly string[]
}

export const NEED_PHRASES: Readonly<Record<HelpNeed, NeedPhrases>> = {
  rides: {
    things: list(
      'lodging, hospedaje, ride, rides, transport*, wheelchair van, aventon, raite, shuttle, a lift to, como ir, como llegar, en que ir',
    ),
    troubles: [
      ...BROKEN_VEHICLES,
      ...list(`
      no car, dont have car, without car, cant drive, dont drive,
      unable to drive, no longer drive, no bus, bus doesnt, bus fare, bus pass, no vehicle, dont have vehicle,
      gas money, paying for gas, pay for gas, puede llevar, no tengo vehiculo, money for gas, gas to get,
      no way to get, no way of getting, get to appointment*, get to appt*, getting to appointment*, get to the doctor,
      get to clinic, get to hospital, get to dialysis, get to chemo, get to treatment*, get to radiation, drive me,
      to drive my, take me to the doctor, take me to my, nobody take me, someone take me, no carro, no tengo carro,
      sin carro, no tengo coche, sin coche, descompuso carro, no puedo manejar,
      no manejo, gasolina, llevarme, me lleve, me lleven, la lleve, lo lleve, no hay autobus, no hay camion,
      no hay bus, llegar a cita*, llegar a la cita, llegar a mi cita, llegar a clinica, llegar al hospital,
      llegar al doctor`),
    ],
    otherwise: list(`
      ride or die, insurance covers *rides, insurance covers transport*, plan covers *rides, plan covers transport*,
      medicaid covers *rides, medicaid covers transport*, car crash*, car accident*, car wreck*, car insurance, seguro de carro, seguro del carro, ride my, ride a bike, ride a horse, bike ride*, bus ride was,
      bus ride is, long rides, logging, drive my car`),
  },
  medicine: {
    troubles: [
      ...MEDICINES,
      ...pairs(LACKS, MEDICINES),
      ...list(`
        copay*, coinsurance, drug cost*, drug price*, my drugs, pharmacy, refill*, skipping doses, skip doses, copago*,
        coaseguro*, farmacia`),
    ],
    otherwise: list(`
      family medicine, internal medicine, sports medicine, emergency medicine, medicine cabinet, medicine ball,
      medicina familiar, medicina interna, medicina general, estudi* medicina, estudiante de medicina,
      escuela de medicina, facultad de medicina, receta* de cocina, medical school`),
  },
  insulin: {
    troubles: [...INSULINS, ...pairs(LACKS, INSULINS)],
    otherwise: list('insulin resist*, resistencia a la insulina'),
  },
  bills: {
    troubles: list(`
      hospital bill*, medical bill*, er bill*, emergency room bill*, ambulance bill*, doctor* bill*, surgery bill*,
      surprise bill*,
      bills, bill from, bill for, this bill, got bill, sent bill, pay bill, afford bill, medical debt, hospital debt,
      deductible*, hospital charged, charged by hospital, bil de, clinic charged, owe hospital, owe doctor*,
      owe clinic, to collections, in collections, debt collector*, collection agency, factura*, deuda* medica*,
      deuda* hospital, me cobraron por, cobraron ambulancia, cobraron emergencia, cuenta del hospital, cuenta* medica*,
      cobro del hospital, hospital me cobr*, clinica me cobr*, debo al hospital, debo hospital, debemos al hospital,
      colecciones, cobrador*, agencia de cobr*, deducible*`),
    otherwise: list(`
      tax deductible, buffalo bills, electric bill*, electricity bill*, power bill*, gas bill*, light bill*,
      utility bill*, heating bill*, phone bill*, water bill*, factura* de luz, factura* de la luz, factura* de gas,
      factura* del gas, factura* de electricidad, factura* del agua, factura* del telefono`),
  },
  cover: {
    things: list(`
      health insurance, medical insurance, medicaid, health coverage, seguro medico, seguro de salud, aseguranza,
      cobertura medica, cobertura de salud`),
    troubles: list(`
      no insurance, uninsured, not insured, dont have insurance, doesnt have insurance, without insurance, no coverage,
      dont have coverage, without coverage, turned 26, turning 26, turn 26, cumpli 26, cumplo 26, cumplir 26,
      lost insurance, lost coverage, lost medicaid, lose insurance,
      lose coverage, lose medicaid, losing insurance, losing coverage, losing medicaid, kicked off medicaid,
      kicked off insurance, insurance ended, insurance ran out, insurance expired, insurance lapsed, insurance cancel*,
      insurance dropped, coverage ended, coverage ran out, coverage cancel*, coverage lapsed, medicaid ended,
      medicaid cancel*, medicaid stopped, need coverage, get coverage, find coverage, afford coverage, need insurance,
      get insurance, find insurance, buy insurance, afford insurance, cheap insurance, aged out insurance,
      aged out parents, sin seguro, no tengo seguro, no tiene seguro, no tenemos seguro, perdi seguro, perdimos seguro,
      perdio seguro, perder seguro, sin cobertura, no tengo cobertura, no tenemos cobertura, perdi cobertura,
      perdimos cobertura, perdio cobertura, perder cobertura, perdi medicaid, quitaron medicaid, seguro se cancelo,
      seguro se acabo, seguro se vencio, quitaron seguro, quitaron cobertura, vencio medicaid, vencio seguro,
      acabo el seguro, acabo la cobertura, cancelaron seguro, cancelaron medicaid, cancelaron cobertura,
      necesito seguro, conseguir seguro, consigo seguro, sacar seguro, comprar seguro, obtener seguro, busco seguro`),
    otherwise: list(`
      car insurance, auto insurance, life insurance, home insurance, homeowners insurance, renters insurance,
      pet insurance, travel insurance, seguro de carro, seguro del carro, seguro de auto*, seguro de vida,
      seguro social, seguro de casa, estoy segur*, estoy en medicaid, estamos en medicaid, estoy con medicaid`),
  },
  legal: {
    things: list(`
      lawyer*, attorney*, legal help, legal aid, legal advice, legal service*, legal assistance, abogad*, ayuda legal,
      asesoria legal, asistencia legal, consejo legal, servicios legales`),
    troubles: [
      ...EVICTIONS,
      ...list(`
        legal problem*, legal trouble, legal question*, legal issue*, legal right*, suing, sued, want to sue,
        can i sue, going to sue, how to sue, threat* to sue, sue me, sue us, my rights, our rights, discriminat*,
        to court, court date, court hearing, court case, court paper*, court order, small claims, summons, garnish*,
        custody, deport*, immigration paper*, immigration case, immigration help, papeles de inmigracion,
        caso de inmigracion, problema* legal*, demandar, demandaron, demandan, demandando, una demanda, mis derechos,
        nuestros derechos, discrimin*, a la corte, en la corte, cita de corte, corte de inmigracion, juez, custodia`),
    ],
    otherwise: [
      ...ECHAR_OTHERWISE,
      ...list(`
        food court, tennis court, basketball court, court side, courtside, parking court, power* of attorney*,
        im a lawyer, im an attorney, as a lawyer, as an attorney, soy abogad*, como abogad*`),
    ],
  },
  interpreter: {
    things: list(`
      interpreter, interprete, interpreting, interpretation service*, translator*, translation*, traductor*,
      traduccion*, sign language, asl, lengua de senas, lenguaje de senas`),
    troubles: [
      ...ONLY_SPEAKS_ANOTHER,
      ...list(`
      translate this, translate my, translate the, translate it, translate for, translated, dont speak english,
      doesnt speak english, dont understand english, doesnt understand english, english is not, english is bad,
      english is poor, limited english, no english, only speak*, speaks only, leer ingles, who speaks, that speaks, deaf,
      someone speaks, who signs, my language, in spanish, no hablo ingles, no habla ingles,
      no hablamos ingles, no entiendo ingles, no entiende ingles, no entendemos ingles, poco ingles, solo hablo,
      solo habla, solo hablamos, que hable, quien hable, que hablen, mi idioma, en espanol, traducir*, traduzca*,
      soy sord*, es sord*`),
    ],
    otherwise: list(`
      im an interpreter, im a translator, as an interpreter, as a translator, soy interprete, soy traductor*,
      como interprete, como traductor*, not deaf, tone deaf, deaf ear*, deaf dog*, deaf cat*,
      interpreted, interpret my, interpret th*, interpret lab*, interpret result*, interpret it, translate to a,
      only speak to, only speak with, only speaks to, only speaks with, deaf in one, solo habla* de, solo habla* con,
      solo hablo de, solo hablo con, sord* de un`),
  },
  food: {
    things: list(`
      food, groceries, meals, snap, ebt, wic, calfresh, baby formula, formula for my baby, mandado, comida, alimentos,
      despensa, estampillas, nada que comer, nada de comer`),
    troubles: list(`
      hungry, starving, feed kids, feed my kids, feed my child*, feed my family, havent eaten, not eaten,
      afford to eat, nothing to eat, enough to eat, eat once a day, eats once a day, eating once a day,
      one meal a day, come una vez al dia, comen una vez al dia, comemos una vez al dia, hambre, no tengo que comer, no tenemos que comer, no hay que comer,
      sin que comer, alcanza para comer, dinero para comer, no tengo para comer, no hay para comer`),
    otherwise: list(`
      hospital food, food was, food poison*, food allerg*, food label*, food intoleran*, food diary, food pipe,
      food court, fast food, junk food, spicy food, dog food, cat food, pet food, it with food, them with food,
      pill* with food, medicine* with food, after meals, before meals, between meals, can of food, breast feed*,
      food down, down food, food stick*, food stuck, food get* stuck, food comes up, swallow* food, swallow* my food,
      eat breakfast once, eat lunch once, eat dinner once,
      solid food*, chew food, chew my food, digest* food, appetite for food, smell of food, sight of food, taste of food,
      tragar comida, tragar la comida, tragar alimentos, tragar los alimentos, comida se me atora, comida se atora,
      snap out, snap at, snap back, a snap, oh snap, snap my, hungary, hombre*, comida del hospital, comida de mar, comida picante, comida chatarra,
      intoxicacion por comida, medicina* con comida, medicina* con la comida, pastilla* con comida,
      pastilla* con la comida, he comido, alergi* a alimentos`),
  },
  energy: {
    things: list('electricity, heating, utility, utilities, calefaccion, electricidad'),
    troubles: [
      ...CUTS,
      ...list(`
        electric bill*, power bill*, gas bill*, light bill*, on my electric, keep the heat on, afford to heat,
        disconnecting, no heat, dont have heat, without heat, no power, dont have power, without power, no lights,
        heating oil, factura* luz, factura* gas, recibo luz, recibo gas, cuenta de luz, meses de luz, pagar la luz,
        debo la luz, debemos la luz, pagar el gas, ayuda con la luz, sin luz, no tengo luz, no tenemos luz`),
    ],
    otherwise: list(
      'heating pad*, heating makes, heating made, heating trigger*, heating dries, hearing, electric wheelchair*, power wheelchair*, power in my arm*, power in my leg*, power in my hand*, power in my left, power in my right, power of',
    ),
  },
  housing: {
    things: list(`
      rent, housing, shelter, place to stay, place to sleep, place to live, lodging, renta, alquiler, vivienda,
      albergue, hospedaje, refugio, lugar donde, lugar para dormir, a donde ir, donde dormir, donde vivir,
      donde quedar*`),
    troubles: [
      ...EVICTIONS,
      ...pairs(LIVING_IN, VEHICLES),
      ...list(`
        homeless, rents due, rents late, rents overdue, kicked out, staying on couch, living on couch, friends couch,
        duermo en el sofa, dormimos en el sofa, lost home, lost house, lost apartment, lose home, lose house, lose apartment, losing home,
        losing house, losing apartment, couch surf*,
        in a tent, living on street*, living on the street*, sleeping on street*, nowhere to, no place to, foreclos*,
        mortgage, sin hogar, sin techo, sin casa, perdi casa, perdimos casa, perder casa, pagar apartamento,
        afford apartment, pay for apartment, en la calle, hipoteca`),
    ],
    otherwise: [
      ...ECHAR_OTHERWISE,
      ...KICKED_OUT_OTHERWISE,
      ...list(`
        rent is paid, rent paid, rent was paid, paid rent, paid my rent, paid the rent, rent is fine, rent control*,
        rent stabil*, renta pagada, renta esta pagada, pague la renta, shelter dog*, shelter cat*, animal shelter*,
        not homeless, was homeless * years ago, was homeless years ago, used to be homeless,
      rent free, rent a walker, rent a wheelchair, rent a bed, rent a car, renta de silla, renta de la silla,
      renta de equipo, shelter in place, in senior housing, in public housing, logging, caminar en la calle,
      nowhere to park, no place to park`),
    ],
  },
  cash: {
    things: list('ssi, ssdi'),
    troubles: list(`
      hours were cut, hours got cut, hours cut at work, cut hours at work, quit job, quit work, need disability,
      cant pay anything, cant pay for anything, cant afford anything, no puedo pagar nada, no podemos pagar nada,
      echar del trabajo, deje mi trabajo, renuncie al trabajo, recortaron horas en el trabajo,
      cant work, unable to work, lost job, losing job, lose job, laid off, fired, im not working, i stopped working,
      had to stop working, made me stop working, unemploy*, out of work, no job, no income, dont have income,
      without income, no money, dont have money, im broke, disability benefits, disability check*, apply disability,
      apply for disability, file for disability, get disability, cash help, help with money, ayuda con dinero,
      cash assistance, no puedo trabajar, no podemos trabajar, incapacidad, perdi trabajo, perdi empleo,
      perdio trabajo, perdio empleo, perder trabajo, sin trabajo, sin empleo, no tengo trabajo, no tengo empleo,
      desemple*, me despidieron, corrieron del trabajo, no tengo ingreso*, no tenemos ingreso*, sin ingresos,
      no estoy trabajando, deje de trabajar, no tengo con que, no tengo dinero, no tenemos dinero, sin dinero,
      dinero no alcanza, no alcanza el dinero, no alcanza para vivir, no alcanza para nada, ayuda en efectivo`),
    otherwise: list(`
      im not broke, disability parking, disability placard*, care hours, aide hours, aides hours, nursing hours,
      ssi check*, my ssi is, is on ssi, is on ssdi, quit work early,
      fired up, work out, money for, money to pay, money to buy, money to get, dinero para pagar, dinero para comprar,
      dinero para comer, dinero para comida, dinero para medic*, dinero para un*, dinero para el, dinero para la,
      dinero para las, dinero para los, dinero para mi, dinero para mis`),
  },
}

/** Words that mean it cannot be paid. */
const CANNOT_PAY = list(
  'cant afford, cant pay, no puedo pagar, no podemos pagar, no alcanza para, no tengo dinero para',
)

/** What the rules of help may take as said. */
export const SAID_OUTRIGHT: Readonly<Partial<Record<HelpCircumstance, readonly string[]>>> = {
  cannot_afford_medicine: pairs(CANNOT_PAY, [...MEDICINES, ...INSULINS]),
  hospital_bill: list('hospital bill*, bill from hospital, factura hospital, cuenta del hospital'),
  veteran: list('im a veteran, soy veteran*'),
  cannot_work: list('cant work, unable to work, no puedo trabajar'),
  behind_on_energy_bill: [
    ...CUTS,
    ...list('behind on electric, behind on my electric, behind on utilit*, atrasad* luz'),
  ],
}
