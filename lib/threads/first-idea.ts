/**
 * What is planned before anybody asks. In it is much of what films are made of, for its first shot is drawn too: someone
 * who walks, an animal, trees, water. It stands apart from the planner, which the thread that answers never loads.
 */
export const firstIdea = "A keeper and her dog walk under the pines by the sea at dusk, a lamp in her hand";
