/** Version of the planner; part of every plan, so that a change of planning changes the plan's hash. */
export const plannerVersion = "1.1.0";
