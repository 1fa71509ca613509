import { join } from 'node:path'

export const databaseFolder = (dataDir: string): string => join(dataDir, 'database')
/** The file that one process at a time holds. */
export const folderLock = (dataDir: string): string => join(dataDir, 'database.lock')
/** There while the database is being made for the first time: what is in its folder then holds nobody's data. */
export const creationMark = (dataDir: string): string => join(dataDir, 'database.making')
