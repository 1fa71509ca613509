import { getCurrentUser } from '@careway/contracts/account/current-user'
import { serve, type ServedEndpoint } from '../../calls/endpoint-handler'
import type { AccountParts } from './account-parts'
import { presentUser } from './account.presenter'
import { serveDeleteCurrentUser } from './delete-current-user'
import { serveExportAccount } from './export-account'
import { serveEndSessions, serveListSessions } from './own-sessions'
import { serveForgotPassword, serveResetPassword } from './recover-password'
import { serveSetUp } from './set-up'
import { serveSignIn } from './sign-in'
import { serveSignOut } from './sign-out'
import { serveSignUp } from './sign-up'
import { serveUpdateCurrentUser } from './update-current-user'
import { serveSendVerification, serveVerifyEmail } from './verify-email'

export const accountEndpoints = (parts: AccountParts): readonly ServedEndpoint[] => [
  serveSignUp(parts),
  serveSignIn(parts),
  serveSignOut(parts),
  serveSetUp(parts),
  serveForgotPassword(parts),
  serveResetPassword(parts),
  serveVerifyEmail(parts),
  serveSendVerification(parts),
  serve(getCurrentUser, ({ caller }) => presentUser(caller.user)),
  serveUpdateCurrentUser(parts),
  serveDeleteCurrentUser(parts),
  serveListSessions(parts),
  serveEndSessions(parts),
  serveExportAccount(parts),
]
