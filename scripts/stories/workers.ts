/** How many pages are at work. Each waits half of its time: five keep two cores busy (four left a tenth of them idle). */
export const WORKERS = 5;
