/** `a8(Q)`, as older books write what a man becomes, in the spelling that is read: `a8=Q`. */
export const plainChoice = (text: string): string => text.replace(/(?<=\d)\(=?(\+?[A-Za-z])\)/g, '=$1')
