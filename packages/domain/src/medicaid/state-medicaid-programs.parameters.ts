import { defineParameter } from '../kernel/dated-parameter'
import type { UsState } from '../vocabulary/us-state'

/** What the state calls Medicaid, and where people apply. */
export interface StateMedicaidProgram {
  readonly name: string
  /** Ten digits. */
  readonly phone: string
  readonly applyUrl: string
}

const program = (name: string, phone: string, applyUrl: string): StateMedicaidProgram => ({ name, phone, applyUrl })

export const stateMedicaidPrograms = defineParameter<Readonly<Record<UsState, StateMedicaidProgram>>>({
  id: 'medicaid.state-programs',
  unit: 'name, phone and address',
  values: [
    {
      from: '2025-01-01',
      value: {
        AL: program('Alabama Medicaid', '8003621504', 'https://medicaid.alabama.gov/content/3.0_Apply/'),
        AK: program(
          'Alaska Medicaid',
          '8004787778',
          'https://www.medicaidalaska.com/portals/wps/portal/enterprise/memberpublic/',
        ),
        AZ: program('AHCCCS', '8006548713', 'https://azahcccs.gov/Members/GetCovered/apply.html'),
        AR: program('Arkansas Medicaid', '8004828988', 'https://humanservices.arkansas.gov/apply-for-services/'),
        CA: program('Medi-Cal', '8005415555', 'https://www.dhcs.ca.gov/medi-cal/apply/'),
        CO: program('Health First Colorado', '8002213943', 'https://www.healthfirstcolorado.com/apply-now/'),
        CT: program(
          'HUSKY Health',
          '8558054325',
          'https://portal.ct.gov/DSS/Common-Elements/How-to-Apply-for-Services/How-to-Apply-for-Services',
        ),
        DE: program('Delaware Medicaid & Medical Assistance', '8668437212', 'https://assist.dhss.delaware.gov/'),
        DC: program('DC Medicaid', '2027275355', 'https://www.dchealthlink.com/individuals/medicaid'),
        FL: program('Florida Medicaid', '8884193456', 'https://www.myflfamilies.com/services/public-assistance'),
        GA: program('Georgia Medicaid', '8774234746', 'https://medicaid.georgia.gov/how-apply'),
        HI: program('Med-QUEST', '8003168005', 'https://medical.mybenefits.hawaii.gov/web/kolea/home-page'),
        ID: program(
          'Idaho Medicaid',
          '8774561233',
          'https://healthandwelfare.idaho.gov/services-programs/medicaid-health',
        ),
        IL: program('Illinois Medicaid', '8008436154', 'https://abe.illinois.gov/access/'),
        IN: program('Indiana Medicaid', '8004030864', 'https://fssabenefits.in.gov/bp/#/'),
        IA: program('Iowa Medicaid', '8003388366', 'https://hhsservices.iowa.gov/apspssp/ssp.portal'),
        KS: program('KanCare', '8007924884', 'https://www.kancare.ks.gov/apply-now'),
        KY: program('Kentucky Medicaid', '8553068959', 'https://kynect.ky.gov/benefits/s/?language=en_US'),
        LA: program('Healthy Louisiana', '8883426207', 'https://ldh.la.gov/subhome/48'),
        ME: program('MaineCare', '8557974357', 'https://apps1.web.maine.gov/benefits/account/login.html'),
        MD: program('Maryland Medicaid', '8556428572', 'https://health.maryland.gov/mmcp/eligibility/Pages/apply.aspx'),
        MA: program('MassHealth', '8008412900', 'https://www.mass.gov/information-for-masshealth-applicants'),
        MI: program(
          'Michigan Medicaid',
          '8335996444',
          'https://newmibridges.michigan.gov/s/isd-landing-page?language=en_US',
        ),
        MN: program('Medical Assistance', '8006573672', 'https://mn.gov/dhs/health-care/apply/'),
        MS: program('Mississippi Medicaid', '8004212408', 'https://medicaid.ms.gov/medicaid-coverage/how-to-apply/'),
        MO: program('MO HealthNet', '8553739994', 'https://mydss.mo.gov/healthcare/apply'),
        MT: program('Montana Medicaid', '8003628312', 'https://apply.mt.gov/'),
        NE: program('Nebraska Medicaid', '8556327633', 'https://dhhs.ne.gov/pages/accessnebraska.aspx'),
        NV: program('Nevada Medicaid', '8776383472', 'https://accessnevada.nv.gov/public/landing-page'),
        NH: program('New Hampshire Medicaid', '8442753447', 'https://nheasy.nh.gov/'),
        NJ: program('NJ FamilyCare', '8007010710', 'https://www.njhelps.gov/'),
        NM: program('New Mexico Medicaid', '8002834465', 'https://www.yes.state.nm.us/yesnm/home/index'),
        NY: program('New York State Medicaid', '8553555777', 'https://nystateofhealth.ny.gov/'),
        NC: program('NC Medicaid', '8882450179', 'https://epass.nc.gov/'),
        ND: program('North Dakota Medicaid', '8007552604', 'https://www.hhs.nd.gov/healthcare/medicaid/apply'),
        OH: program('Ohio Medicaid', '8003248680', 'https://ssp.benefits.ohio.gov/'),
        OK: program(
          'SoonerCare',
          '8009877767',
          'https://oklahoma.gov/ohca/individuals/mysoonercare/apply-for-soonercare-online/where-to-apply.html',
        ),
        OR: program('Oregon Health Plan', '8006999075', 'https://one.oregon.gov/'),
        PA: program('Medical Assistance', '8006927462', 'https://www.compass.dhs.pa.gov/'),
        RI: program('Rhode Island Medicaid', '8558404774', 'https://healthyrhode.ri.gov/'),
        SC: program(
          'Healthy Connections Medicaid',
          '8885490820',
          'https://apply.scdhhs.gov/CitizenPortal/application.do',
        ),
        SD: program('South Dakota Medicaid', '8005971603', 'https://dss.sd.gov/applyonline/default.aspx'),
        TN: program('TennCare', '8552590701', 'https://tenncareconnect.tn.gov/'),
        TX: program('Texas Medicaid', '8003358957', 'https://yourtexasbenefits.com/'),
        UT: program('Utah Medicaid', '8664357414', 'https://medicaid.utah.gov/apply-medicaid/'),
        VT: program(
          'Vermont Medicaid',
          '8558999600',
          'https://portal.healthconnect.vermont.gov/VTHBELand/welcome.action',
        ),
        VA: program('Cardinal Care', '8335225582', 'https://coverva.dmas.virginia.gov/apply/'),
        WA: program('Washington Apple Health', '8005623022', 'https://www.wahealthplanfinder.org/'),
        WV: program('West Virginia Medicaid', '8777161212', 'https://www.wvpath.wv.gov/'),
        WI: program('BadgerCare Plus', '8003623002', 'https://access.wi.gov/'),
        WY: program('Wyoming Medicaid', '8552942127', 'https://health.wyo.gov/healthcarefin/apply/'),
      },
    },
  ],
  references: [
    {
      title: 'CMS, Where can people get help with Medicaid & CHIP?',
      url: 'https://www.medicaid.gov/about-us/where-can-people-get-help-medicaid-chip',
      asOf: '2026-10-01',
    },
  ],
})
