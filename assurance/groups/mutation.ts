import type { Group } from '../row.ts';

/** Whether the tests notice a changed program. */
export const mutation: Group = {
  title: 'Mutation',
  rows: [
    {
      id: 'mutation-pure',
      title: 'Mutants of domain, crypto, api, session, config, navigation and the pure parts of screens',
      goal: 'at least 95 % noticed',
      unmeasured: 'no driver of mutants is kept by the project yet',
    },
  ],
};
