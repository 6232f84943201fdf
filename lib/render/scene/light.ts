export interface SceneLight {
  x: number;
}
