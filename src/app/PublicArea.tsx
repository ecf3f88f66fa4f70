import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createQueryClient } from '#api/query.ts';
import { DialogProvider } from '#components/Dialog/DialogProvider.tsx';
import { Outlet } from '#navigation/router.ts';

/** What the pages before sign-in share: a cache for what is public, and dialogs. The sign-in page does without the cache. */
export function PublicArea() {
  const [queries] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <DialogProvider>
        <Outlet />
      </DialogProvider>
    </QueryClientProvider>
  );
}
