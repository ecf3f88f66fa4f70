/**
 * Leaves out what only a person at the screen would want of a page that is tested. Warnings stay as they are.
 *
 * React's development build records for developer tools: for each element the stack that made it, and a mark on the browser's timeline for
 * each component drawn. It took a quarter of the pages' script time. Where a later React keeps its records elsewhere, this does nothing.
 */
import * as React from 'react';

// React asks for it when it is loaded for the document.
Object.assign(console, { timeStamp: undefined });

/** How many stacks were kept lately: React keeps none any more when they are too many. */
const counter = 'recentlyCreatedOwnerStacks';
const internals: unknown = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1];
if (typeof internals === 'object' && internals !== null && counter in internals)
  Object.defineProperty(internals, counter, {
    get: () => Number.POSITIVE_INFINITY,
    set() {
      // React starts to count anew from time to time.
    },
  });

// What is quite transparent is laid out and takes clicks, and is not painted: a seventh of the time.
const frame = window.frameElement as HTMLElement | null;
if (frame) frame.style.opacity = '0';
