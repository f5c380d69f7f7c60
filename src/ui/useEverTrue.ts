import { useState } from 'react';

/** Whether a condition is true or has ever been: for content that stays mounted once it was shown. */
export function useEverTrue(condition: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(condition);
  if (condition && !hasBeen) setHasBeen(true);
  return condition || hasBeen;
}
