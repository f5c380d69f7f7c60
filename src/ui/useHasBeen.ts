import { useState } from 'react';

/** Whether a condition holds or has held before: for what stays mounted once it was shown. */
export function useHasBeen(condition: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(condition);
  if (condition && !hasBeen) setHasBeen(true);
  return condition || hasBeen;
}
