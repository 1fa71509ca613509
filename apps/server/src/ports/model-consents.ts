/** Whether somebody's words may go to a language model, and how often today. */
export interface ModelConsents {
  hasAgreed(userId: string, providerId: string): Promise<boolean>
  hasUsesLeft(userId: string): Promise<boolean>
  /** Takes one of the day's uses. False, and nothing taken, when none is left. */
  takeUse(userId: string): Promise<boolean>
}
