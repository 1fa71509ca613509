import { getCurrentUser } from './account/current-user'
import { deleteCurrentUser } from './account/delete-current-user'
import { exportAccount } from './account/export-account'
import { forgotPassword, resetPassword } from './account/recover-password'
import { endSessions, listSessions } from './account/sessions'
import { setUp } from './account/set-up'
import { signIn } from './account/sign-in'
import { signOut } from './account/sign-out'
import { signUp } from './account/sign-up'
import { updateCurrentUser } from './account/update-current-user'
import { sendVerification, verifyEmail } from './account/verify-email'
import { listDataSources } from './administration/list-data-sources'
import { analyzeHealth } from './assistant/analyze-health'
import { chat } from './assistant/chat'
import { deleteConversation, deleteConversations, getConversation, listConversations } from './assistant/conversations'
import { decideModelConsent, getModelState } from './assistant/model-consent'
import { listBookmarks } from './bookmarks/list-bookmarks'
import { deleteBookmark, updateBookmark } from './bookmarks/one-bookmark'
import { saveBookmark } from './bookmarks/save-bookmark'
import { getCorrectionStatus, listCorrections, sendCorrection, updateCorrection } from './corrections/corrections'
import { estimateCoverage } from './coverage/estimate-coverage'
import { getMyCoverage, listCounties } from './coverage/my-coverage'
import { sendFeedback } from './feedback/send-feedback'
import { getHealthTrends } from './health-trends/get-health-trends'
import { HSDS_CALLS } from './hsds/read-directory'
import { calculateSubsidies } from './insurance/calculate-subsidies'
import { listInsurancePlans } from './insurance/list-insurance-plans'
import { getMedicaidEligibility } from './insurance/medicaid-eligibility'
import type { Endpoint } from './kit/endpoint'
import { analyzePathways } from './pathways/analyze-pathways'
import { listMyPathways, listPathways } from './pathways/list-pathways'
import { analyzeResources, askForLetter } from './letters/ask-for-letter'
import {
  completeStep,
  deletePathway,
  getPathway,
  pursuePathway,
  removePathway,
  savePathway,
  updatePathway,
} from './pathways/one-pathway'
import { getProfile } from './profile/get-profile'
import { saveProfile } from './profile/save-profile'
import { updateProfile } from './profile/update-profile'
import { getAssistanceProgram, listAssistancePrograms } from './programs/list-assistance-programs'
import { describeProviderSources, getProvider, listProviders } from './providers/list-providers'
import { getResource, listResources, summarizeResources } from './resources/list-resources'
import { getConfiguration } from './service/configuration'
import { getHealth } from './service/health'
import { getRule, listRules } from './service/list-rules'

/** Every call there is. The server mounts these and no others; `openapi.json` is written from them. */
export const catalog: readonly Endpoint[] = [
  getHealth,
  getConfiguration,
  listRules,
  getRule,
  signUp,
  signIn,
  signOut,
  setUp,
  forgotPassword,
  resetPassword,
  verifyEmail,
  sendVerification,
  getCurrentUser,
  updateCurrentUser,
  deleteCurrentUser,
  listSessions,
  endSessions,
  exportAccount,
  getProfile,
  saveProfile,
  updateProfile,
  listPathways,
  listMyPathways,
  analyzePathways,
  savePathway,
  getPathway,
  updatePathway,
  pursuePathway,
  completeStep,
  removePathway,
  deletePathway,
  estimateCoverage,
  listCounties,
  getMyCoverage,
  getMedicaidEligibility,
  calculateSubsidies,
  listInsurancePlans,
  listAssistancePrograms,
  getAssistanceProgram,
  listResources,
  summarizeResources,
  getResource,
  listProviders,
  describeProviderSources,
  getProvider,
  ...HSDS_CALLS,
  listBookmarks,
  saveBookmark,
  updateBookmark,
  deleteBookmark,
  sendFeedback,
  sendCorrection,
  getCorrectionStatus,
  listCorrections,
  updateCorrection,
  listDataSources,
  analyzeHealth,
  chat,
  listConversations,
  getConversation,
  deleteConversation,
  deleteConversations,
  getModelState,
  decideModelConsent,
  getHealthTrends,
  askForLetter,
  analyzeResources,
]
