import { enteringProcedure } from './entering-procedure.ts'

/** Signs out on this device. Saying it twice is no fault. */
export const signOut = enteringProcedure.mutation(({ ctx }) => ctx.leave())
