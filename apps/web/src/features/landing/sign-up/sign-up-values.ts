import { signUpBody } from '@careway/contracts/account/sign-up'
import { state } from '@careway/contracts/kit/fields'
import { saveProfileBody } from '@careway/contracts/profile/profile'
import { EMPTY_PROFILE, profileBodyOf, type ProfileValues } from '../../../widgets/profile-fields/profile-values'

/** The account and the profile, as the one form holds them. */
export interface SignUpValues extends ProfileValues {
  firstName: string
  lastName: string
  email: string
  password: string
}

export const EMPTY_SIGN_UP: SignUpValues = { ...EMPTY_PROFILE, firstName: '', lastName: '', email: '', password: '' }

/** What both calls ask for. The state must be chosen here; only the quick form leaves it to the ZIP code. */
export const setupBody = saveProfileBody.extend({ ...signUpBody.shape, state })

export const accountBodyOf = ({ email, password, firstName, lastName }: SignUpValues) => ({
  email,
  password,
  firstName,
  lastName,
})

export const setupBodyOf = (values: SignUpValues) => ({ ...accountBodyOf(values), ...profileBodyOf(values) })
