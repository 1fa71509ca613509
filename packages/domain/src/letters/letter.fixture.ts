import type { LetterFacts } from './letter-facts'

/** Everything known, of a person who does not exist. */
export const FULL_FACTS = {
  patientName: 'Rosa Sample',
  patientAddress: '1 Sample Street, Austin, TX 78701',
  patientPhone: '5125550100',
  patientEmail: 'rosa@example.org',
  planName: 'Sample Health Plan',
  planAddress: '2 Plan Road, Austin, TX 78702',
  memberId: 'M-100',
  claimNumber: 'C-200',
  denialReasonText: 'Criteria not met',
  service: 'an MRI of the knee',
  diagnosis: 'a torn ligament',
  medicalReason: 'The knee gives way and weeks of therapy did not help.',
  triedTreatments: 'physical therapy, rest',
  symptoms: 'chest pain and sweating',
  providerName: 'Dr. Ana Sample',
  providerAddress: '3 Clinic Lane, Austin, TX 78703',
  accountNumber: 'A-300',
  collectorName: 'Sample Collections',
  collectorAddress: '4 Debt Way, Austin, TX 78704',
  denialDate: '2026-02-02',
  noticeReceivedDate: '2026-02-06',
  serviceDate: '2026-01-10',
  billDate: '2026-01-20',
  firstBillDate: '2026-01-20',
  collectorNoticeDate: '2026-02-01',
  billedCents: 200_000,
  estimateCents: 100_000,
  annualIncomeCents: 2_400_000,
  householdSize: 3,
  programId: 'hospital-501r',
} as const satisfies LetterFacts

export const AS_OF = '2026-02-10'
