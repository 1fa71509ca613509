import type { FindResourceType } from '../../ports/care-records'
import type { ResourcesParts } from './resources-parts'
import { findReviewed } from './reviewed-resources'

/** What a resource helps with, of the reviewed ones or of a directory. */
export const createFindResourceType =
  ({ resources }: Pick<ResourcesParts, 'resources'>): FindResourceType =>
  async (id) =>
    findReviewed(id)?.type ?? (await resources.find(id))?.type
