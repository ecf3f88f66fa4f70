import { type RefObject, useEffect, useRef } from 'react';

/** True as long as the member has not left the component's page. */
export function useIsHere(): RefObject<boolean> {
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return here;
}
