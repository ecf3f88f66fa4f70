/** How many pages are at work. Each waits half of its time: four keep two cores busy. */
export const WORKERS = 4;
